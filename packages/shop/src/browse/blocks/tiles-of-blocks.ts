import { NEWEST_PRODUCTS, newProducts } from '@kisscut/core/category'
import type { CompiledCatalog, CatalogProduct } from '../../catalog/compile.ts'
import type { CategoryNode } from '../../catalog/category-node.ts'
import type { Links } from '../../links.ts'
import type { CategoryProductRow } from '../../ports.ts'
import type { ProductTile } from '../../types.ts'
import { pictureOf } from '../pictures.ts'
import { tileOf, urlOfProduct } from '../tiles.ts'
import type { SizedTile, UseTile } from './types.ts'

interface Standing {
  readonly known: CatalogProduct
  readonly row: CategoryProductRow
  readonly created: Date
}

const standingOn = (categoryNode: CategoryNode, catalog: CompiledCatalog): readonly Standing[] =>
  categoryNode.products.flatMap((row) => {
    const known = catalog.products.get(row.object_id)
    return known?.isPublished ? [{ known, row, created: known.template.created }] : []
  })

/** The products of the last 30 days, else the newest 24 (PAGE-13). */
export const newTiles = (
  categoryNode: CategoryNode,
  catalog: CompiledCatalog,
  now: Date,
  links: Links,
): readonly ProductTile[] =>
  newProducts(standingOn(categoryNode, catalog), now).map(({ known, row }) => tileOf(known, links, row))

/** The products ordered most; while nothing is ordered yet, the newest 24 (PAGE-14). */
export const popularTiles = (
  categoryNode: CategoryNode,
  catalog: CompiledCatalog,
  links: Links,
): readonly ProductTile[] =>
  standingOn(categoryNode, catalog)
    .toSorted((a, b) => b.created.getTime() - a.created.getTime())
    .slice(0, NEWEST_PRODUCTS)
    .map(({ known, row }) => tileOf(known, links, row))

/** Products with a chip for each of their sizes. */
export const sizedTiles = (
  categoryNode: CategoryNode,
  catalog: CompiledCatalog,
  links: Links,
): readonly SizedTile[] =>
  standingOn(categoryNode, catalog).map(({ known, row }) => {
    const tile = tileOf(known, links, row)
    const sizes = known.product.sizes.map(({ id, width, height }) => ({
      width,
      height,
      url: `${tile.url}?${new URLSearchParams({ size: id })}`,
    }))
    return { ...tile, sizes }
  })

/** Uses of the products on the shelf, each once. */
export const useTiles = (
  categoryNode: CategoryNode,
  catalog: CompiledCatalog,
  links: Links,
): readonly UseTile[] =>
  standingOn(categoryNode, catalog).flatMap(({ known }) =>
    known.uses.map(({ id, name, use, url, image_url }) => ({
      id,
      name,
      use,
      url: url || urlOfProduct(known, links),
      picture: pictureOf(image_url, name, links),
    })),
  )
