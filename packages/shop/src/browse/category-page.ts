import type { CompiledCatalogue } from '../catalogue/compile.ts'
import type { Shelf } from '../catalogue/shelf.ts'
import type { Links } from '../links.ts'
import { isStaff } from '../accounts/roles.ts'
import { done, notFound } from '../outcome.ts'
import type { CategoryPage, Outcome, Viewer } from '../types.ts'
import { breadcrumbsOf, categoryLink, publishedChildren, tilesOf, urlOfShelf } from './tiles.ts'

/** Products shown below each sub-category on a page of categories with products. */
const PRODUCTS_PER_CHILD = 8

const pageOf = (shelf: Shelf, catalogue: CompiledCatalogue, links: Links): CategoryPage => {
  const { category } = shelf
  const perChild = category.display === 'categories_with_products' ? PRODUCTS_PER_CHILD : 0
  return {
    name: category.name_verbose || category.name,
    path: category.path,
    url: urlOfShelf(shelf, links),
    description: category.description || category.short_description,
    metaTitle: category.meta_title || category.name_verbose || category.name,
    metaDescription: category.meta_description || category.short_description,
    display: category.display,
    breadcrumbs: breadcrumbsOf(shelf, catalogue, links),
    children: publishedChildren(shelf).map((child) => ({
      ...categoryLink(child, links),
      products: tilesOf(child, catalogue, links, perChild),
    })),
    products: tilesOf(shelf, catalogue, links),
  }
}

const found = (
  shelf: Shelf | undefined,
  catalogue: CompiledCatalogue,
  viewer: Viewer,
  links: Links,
): Outcome<CategoryPage> =>
  shelf !== undefined && (shelf.isPublished || isStaff(viewer))
    ? done(pageOf(shelf, catalogue, links))
    : notFound('This category')

/** A category's page by its path; a hidden one is staff's (decisions 18, 23). */
export const categoryPage = (catalogue: CompiledCatalogue, viewer: Viewer, path: string, links: Links) =>
  found(catalogue.shelvesByPath.get(path), catalogue, viewer, links)

/** A category's page by its slug: the fallback for one without a path of its own (Spec §2). */
export const categoryPageBySlug = (
  catalogue: CompiledCatalogue,
  viewer: Viewer,
  slug: string,
  links: Links,
) =>
  found(
    [...catalogue.shelves.values()].find((shelf) => shelf.category.slug === slug),
    catalogue,
    viewer,
    links,
  )
