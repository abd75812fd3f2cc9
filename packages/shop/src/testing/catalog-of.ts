import {
  category,
  categoryProduct,
  template,
  templateMaterial,
  templateShape,
  usesLink,
  type AnyRecord,
  type NewRowOf,
} from '@kisscut/records'
import { compileCatalog, type CompiledCatalog } from '../catalog/compile.ts'
import type { EveryCatalogRow } from '../ports.ts'
import { WHITE_VINYL_TABLE } from './category.ts'

/** A product of a made-up shelf: what it is made of, good for and cut to, and who may see it. */
export interface MadeUpProduct {
  readonly name: string
  readonly materials: readonly string[]
  readonly uses: readonly string[]
  readonly shapes: readonly ('contour' | 'circle' | 'rectangle')[]
  readonly quantity: number
  readonly isPublic: boolean
  readonly isTileHidden: boolean
  readonly categoryNode: string
}

const THEN = new Date(0)

const rowsOf = <R extends AnyRecord>(record: R, rows: readonly (NewRowOf<R> & { id: string })[]) =>
  rows.map(({ id, ...fields }) => ({ id, created: THEN, updated: THEN, ...record.schema.parse(fields) }))

const categoryNode = (id: string, path: string, more: Partial<NewRowOf<typeof category>> = {}) => ({
  id,
  name: id,
  slug: id,
  path,
  ...more,
})

/**
 * A catalog of the shelves `open`, `hidden` and `below-hidden`; every product also stands on `open`. Compiled as a real
 * one is.
 */
export const catalogOf = (products: readonly MadeUpProduct[]): CompiledCatalog => {
  const ids = products.map((_, at) => `product-${at}`)
  const materials = [...new Set(products.flatMap((product) => product.materials))]
  const none = { template_size: [], template_option_set: [], template_option: [], template_option_tag: [] }
  const rows = {
    ...none,
    color: [],
    font: [],
    category: rowsOf(category, [
      categoryNode('open', 'open'),
      categoryNode('hidden', 'hidden', { hidden: true }),
      categoryNode('below-hidden', 'hidden/below', { parent: 'hidden' }),
    ]),
    template_material: rowsOf(
      templateMaterial,
      materials.map((id) => ({ id, name: id, material_name: id, price_table: WHITE_VINYL_TABLE })),
    ),
    template_shape: rowsOf(
      templateShape,
      (['contour', 'circle', 'rectangle'] as const).map((id) => ({ id, name: id, clip_type: id })),
    ),
    template: rowsOf(
      template,
      products.map((product, at) => ({
        id: ids[at]!,
        name: product.name,
        slug: ids[at]!,
        sku: ids[at]!,
        tool_type: 'upload' as const,
        category: product.categoryNode,
        public: product.isPublic,
        materials: [...product.materials],
        template_shapes: [...product.shapes],
        default_quantity: product.quantity,
        default_width: '2',
        default_height: '2',
      })),
    ),
    category_product: rowsOf(
      categoryProduct,
      products.map((product, at) => ({
        id: `tile-${at}`,
        name: product.name,
        slug: ids[at]!,
        category: product.categoryNode,
        categories: ['open'],
        object_id: ids[at]!,
        type: 'custom' as const,
        hidden_product: product.isTileHidden,
      })),
    ),
    uses_link: rowsOf(
      usesLink,
      products.flatMap((product, at) =>
        product.uses.map((use) => ({ id: `${at}-${use}`, name: use, object_id: ids[at]!, use })),
      ),
    ),
  }
  return compileCatalog(
    rows as unknown as EveryCatalogRow,
    { cutOff: '14:00', timezone: 'UTC', holidays: [] },
    1,
  )
}
