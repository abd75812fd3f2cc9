import type { OfferedClipart, Product } from '@kisscut/core/product'
import { sizeFromRecord } from './size-from-record.ts'
import { pick, type ById, type Row } from './rows.ts'

/** Fields of a drag-drop-buy product besides those of every product. */
export interface DdbParts {
  /** Its own row: sample words, their size and position. */
  readonly row: Row<'ddb_product'>
  /** Its available figures, in staff's order, without deleted and hidden ones. */
  readonly cliparts: readonly Row<'ddb_product_clipart'>[]
}

/** The parts of a drag-drop-buy product; null for other products. */
export function ddbPartsOf(id: string, all: ById): DdbParts | null {
  const row = all.ddb_product.get(id)
  if (row === undefined) return null
  const cliparts = [...all.ddb_product_clipart.values()]
    .filter((each) => each.ddb_product === id && all.clipart.get(each.clipart)?.hidden === false)
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
  const once = new Map(cliparts.toReversed().map((each) => [each.clipart, each]))
  return { row, cliparts: cliparts.filter((each) => once.get(each.clipart) === each) }
}

const offeredClipart = ({ clipart, name, price }: Row<'ddb_product_clipart'>): OfferedClipart => ({
  id: clipart,
  name,
  price,
})

/** A drag-drop-buy product as the rules see it. DDB-2, DDB-3. */
export function ddbFields({ row, cliparts }: DdbParts, all: ById): Partial<Product> {
  const sizes = pick(row.sizes, all.configured_ddb_product_size).map(sizeFromRecord)
  return {
    productClass: 'ddb',
    toolType: null,
    sizes,
    allowCustomSize: sizes.length === 0,
    cliparts: cliparts.map(offeredClipart),
    mostCliparts: row.most_cliparts,
  }
}
