import { isDeepStrictEqual } from 'node:util'
import type { Design, RegionPaint } from '@kisscut/artwork/design'
import { regionRowsOf } from '@kisscut/artwork/clipart'
import {
  configuredClipartOption,
  configuredClipartProduct,
  configuredClipartProductRegion,
  type AnyRecord,
  type NewRowOf,
  type RowOf,
} from '@kisscut/records'
import { ONLY_OF_CUSTOMS } from '../configure/only-of-customs.ts'
import type { SoldRow } from '../configure/sold-product.ts'
import type { Records } from '../ports/records.ts'
import { drawingIn } from './clipart-design.ts'

export type ClipartRow = RowOf<typeof configuredClipartProduct>
export type NewClipartRow = NewRowOf<typeof configuredClipartProduct>

/** A configured clipart product in the columns of every sold product. */
export const soldRowOf = (row: ClipartRow): SoldRow => ({
  ...ONLY_OF_CUSTOMS,
  ...row,
  options: row.chosen_options,
  preview_url: row.source,
  option_border: false,
})

type Values = Readonly<Record<string, unknown>>

/** Denormalized region and option rows, for REST clients. */
async function writeRows(
  records: Records,
  record: AnyRecord,
  { id, owner }: Pick<ClipartRow, 'id' | 'owner'>,
  key: (values: Values) => string,
  wanted: readonly Values[],
): Promise<void> {
  const stored = (await records.findMany(record, {
    where: { configured_clipart_product: id } as never,
  })) as unknown as readonly (Values & { readonly id: string })[]
  const byKey = new Map(stored.map((row) => [key(row), row]))
  const staying = new Set(wanted.map(key))
  for (const row of stored) if (!staying.has(key(row))) await records.remove(record, row.id)
  for (const values of wanted) {
    const before = byKey.get(key(values))
    if (before === undefined)
      await records.create(record, { ...values, configured_clipart_product: id, owner } as never)
    else if (Object.entries(values).some(([name, value]) => !isDeepStrictEqual(before[name], value)))
      await records.update(record, before.id, values as never)
  }
}

/** The paints of a stored design's regions. */
export const paintsIn = (design: Design): Readonly<Record<string, RegionPaint>> =>
  drawingIn(design)?.regions ?? {}

/** Writes a product's regions and options in the transaction that writes the product. CLIP-6. */
export async function writeParts(records: Records, row: ClipartRow, design: Design): Promise<void> {
  const regions = regionRowsOf(paintsIn(design))
  const options = row.chosen_options.map(({ option_set, option }) => ({ option_set, option }))
  await writeRows(records, configuredClipartProductRegion, row, ({ region }) => String(region), regions)
  await writeRows(records, configuredClipartOption, row, ({ option }) => String(option), options)
}
