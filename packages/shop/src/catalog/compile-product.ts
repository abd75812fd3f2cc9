import type { ProductionBand } from '@kisscut/core/production'
import {
  assertProductData,
  type Material,
  type Product,
  selectableParts,
  trustedProduct,
} from '@kisscut/core/product'
import type { TemplateRow, UsesLinkRow } from '../ports/catalog.ts'
import { artworkPartsOf, type ArtworkParts } from './artwork-product.ts'
import { clipartPartsOf, type ClipartParts } from './clipart-product.ts'
import { ddbPartsOf, type DdbParts } from './ddb-product.ts'
import { fieldsOfClass } from './product-classes.ts'
import { productFromRecords } from './product-from-records.ts'
import { pick, type ById, type Row } from './rows.ts'
import { startingFilmsOf } from './starting-films.ts'
import type { CategoryTree, CategoryNode } from './category-node.ts'

/** A compiled product of the catalog, for the use cases. */
export interface CatalogProduct {
  readonly template: TemplateRow
  /** The special offer it is sold by; null if there is none. OFFER-1. */
  readonly offer: Row<'special_offer'> | null
  /** Parts of a drag-drop-buy product; null for others. */
  readonly ddb: DdbParts | null
  /** Parts of a clipart product; null for others. */
  readonly clipart: ClipartParts | null
  /** Parts of a marketplace or stock-image product; null for others. */
  readonly artwork: ArtworkParts | null
  /** With price tables; for pricing on the server. */
  readonly product: Product
  readonly categoryNode: CategoryNode | null
  /** Shapes it is cut to; empty: any. */
  readonly shapes: readonly Row<'template_shape'>[]
  /** Film colors in the starting design of lettering: it is priced for them until another design is saved. LET-10. */
  readonly startingFilms: readonly string[]
  readonly uses: readonly UsesLinkRow[]
  /** Production days of its default material, by quantity (PROD-1). */
  readonly bands: readonly ProductionBand[]
  readonly isPublished: boolean
}

/** A material with the fields that only its record has. */
export interface CatalogMaterial {
  readonly row: Row<'template_material'>
  readonly material: Material
  /** Whether a published product is made of it; only then is it quoted. */
  readonly isPublished: boolean
}

/**
 * A product from the rows it refers to. Pure: the same rows give the same product. Parts that can't be chosen are left out and
 * reported. Throws if the rows contradict each other in other ways: a malformed price table, an option in another currency.
 */
export const compileProduct = (
  template: TemplateRow,
  all: ById,
  categories: Pick<CategoryTree, 'byId'>,
  uses: readonly UsesLinkRow[],
  report: (name: string, why: string) => void = () => undefined,
): CatalogProduct => {
  const clipart = clipartPartsOf(template.id, all)
  const base = productFromRecords(template, all)
  // Sets serve several products, and may exclude materials that this one doesn't come in.
  const data: unknown = selectableParts({ ...base, ...fieldsOfClass(base, all) }, report)
  // Malformed records throw here, rather than on every page that shows the product. No copy is made: products share their tables.
  assertProductData(data)
  const product = trustedProduct(data)
  const categoryNode = categories.byId.get(template.category) ?? null
  return {
    template,
    offer: null,
    ddb: ddbPartsOf(template.id, all),
    clipart,
    artwork: artworkPartsOf(template.id, all),
    product,
    categoryNode,
    shapes: pick(template.template_shapes, all.template_shape),
    startingFilms: startingFilmsOf(template, all),
    uses,
    bands: all.template_material.get(product.defaultMaterialId ?? '')?.production_times ?? [],
    isPublished:
      template.public && categoryNode !== null && categoryNode.isPublished && clipart?.clipart !== null,
  }
}
