import { mostFilmsOf } from '@kisscut/core/films'
import type { ProductData } from '@kisscut/core/product'
import { needsColor } from '@kisscut/core/tool'
import type { TemplateRow } from '../ports/catalog.ts'
import { pick, type ById, type Row } from './rows.ts'

/** Fields of a clipart product besides those of every product. */
export interface ClipartParts {
  readonly row: Row<'clipart_product'>
  /** Its drawing; null if deleted or hidden. CLIP-9. */
  readonly clipart: Row<'clipart'> | null
  /** Regions of the drawing that are painted separately, in staff's order. REC-21. */
  readonly regions: readonly Row<'clipart_region'>[]
  /** Pictures it is previewed on, in staff's order. */
  readonly backgrounds: readonly Row<'clipart_product_background'>[]
  /** The group it shares options and colors with; null if it has none. */
  readonly group: Row<'clipart_product_customization_group'> | null
}

const inOrder = (a: { order: number; id: string }, b: { order: number; id: string }): number =>
  a.order - b.order || (a.id < b.id ? -1 : 1)

/** The parts of a clipart product; null for other products. */
export function clipartPartsOf(id: string, all: ById): ClipartParts | null {
  const row = all.clipart_product.get(id)
  if (row === undefined) return null
  const clipart = all.clipart.get(row.clipart)
  return {
    row,
    clipart: clipart === undefined || clipart.hidden ? null : clipart,
    regions: [...all.clipart_region.values()].filter((each) => each.clipart === row.clipart).sort(inOrder),
    backgrounds: [...all.clipart_product_background.values()]
      .filter((each) => each.product === id)
      .sort(inOrder),
    group: all.clipart_product_customization_group.get(row.customization_group ?? '') ?? null,
  }
}

const groupOf = (row: Row<'clipart_product'>, all: ById) =>
  all.clipart_product_customization_group.get(row.customization_group ?? '')

/** Template columns with other sources: its own options and its group's, and the shapes of its category. CLIP-2. */
export function columnsOfClipart(row: Row<'clipart_product'>, all: ById): Partial<TemplateRow> {
  const clipart = all.clipart.get(row.clipart)
  const category = all.clipart_category.get(clipart?.category ?? '')
  return {
    options: [...new Set([...row.options, ...(groupOf(row, all)?.options ?? [])])],
    template_shapes: needsColor(row.type) ? [] : (category?.shapes ?? []),
    image_url: row.image_url ?? row.preview ?? clipart?.preview ?? clipart?.clipart ?? null,
    // Its tags, and its drawing's keywords.
    meta_keywords: [
      row.meta_keywords,
      clipart?.keywords ?? '',
      category?.name ?? '',
      ...pick(row.tags, all.tag).map(({ name }) => name),
    ]
      .filter((words) => words !== '')
      .join(', ')
      .slice(0, 500),
  }
}

/** A clipart product as the rules see it. SIZE-7, SIZE-8, CLIP-5. */
export function clipartFields(
  { row, group }: ClipartParts,
  { materials }: ProductData,
): Partial<ProductData> {
  const isFilm = needsColor(row.type)
  const allowed = group?.colors ?? []
  return {
    productClass: 'clipart',
    toolType: null,
    minSquareInches: row.min_sq_inches,
    maxWidth: row.max_width,
    maxHeight: row.max_height,
    ...(isFilm && { mostFilms: mostFilmsOf(row.type), dieLines: ['rectangle'] }),
    ...(isFilm &&
      allowed.length > 0 && {
        materials: materials.map((material) => ({
          ...material,
          colors: material.colors.filter(({ id }) => allowed.includes(id)),
        })),
      }),
  }
}
