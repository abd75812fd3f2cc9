import type { CategoryNode } from '../catalog/category-node.ts'
import { isStaff } from '../accounts/roles.ts'
import { done, notFound } from '../outcome.ts'
import type { CategoryPage, Outcome, Viewer } from '../types.ts'
import { blocksOf, type BlockDeps } from './blocks/blocks-of.ts'
import { breadcrumbsOf, categoryLink, publishedChildren, tilesOf, urlOfCategory } from './tiles.ts'

/** Modes whose blocks say what the description would. */
const SAYS_IT_ITSELF: readonly string[] = ['html', 'banner']

const pageOf = (categoryNode: CategoryNode, deps: BlockDeps): CategoryPage => {
  const { category } = categoryNode
  const { catalog, links } = deps
  const words = SAYS_IT_ITSELF.includes(category.display) ? '' : category.description
  return {
    name: category.name_verbose || category.name,
    path: category.path,
    url: urlOfCategory(categoryNode, links),
    description: words || category.short_description,
    metaTitle: category.meta_title || category.name_verbose || category.name,
    metaDescription: category.meta_description || category.short_description,
    display: category.display,
    breadcrumbs: breadcrumbsOf(categoryNode, catalog, links),
    children: publishedChildren(categoryNode).map((child) => categoryLink(child, links)),
    products: tilesOf(categoryNode, catalog, links),
    blocks: blocksOf(categoryNode, deps),
  }
}

const found = (
  categoryNode: CategoryNode | undefined,
  viewer: Viewer,
  deps: BlockDeps,
): Outcome<CategoryPage> =>
  categoryNode !== undefined && (categoryNode.isPublished || isStaff(viewer))
    ? done(pageOf(categoryNode, deps))
    : notFound('This category')

/** A category's page by its path; a hidden one is staff's (PAGE-16). */
export const categoryPage = (viewer: Viewer, path: string, deps: BlockDeps) =>
  found(deps.catalog.categoriesByPath.get(path), viewer, deps)

/** A category's page by its slug: the fallback for one without a path of its own (PAGE-4). */
export const categoryPageBySlug = (viewer: Viewer, slug: string, deps: BlockDeps) =>
  found(
    [...deps.catalog.categoryNodes.values()].find((categoryNode) => categoryNode.category.slug === slug),
    viewer,
    deps,
  )
