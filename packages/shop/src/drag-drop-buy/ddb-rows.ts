import { isDeepStrictEqual } from 'node:util'
import { clipartElementId } from '@kisscut/artwork/strip'
import type { Design } from '@kisscut/artwork/design'
import { rowOf } from '@kisscut/artwork/design-json'
import type { Paint } from '@kisscut/core/color'
import {
  type configuredDdbProduct,
  configuredDdbProductClipart,
  configuredDdbProductClipartRegion,
  type AnyRecord,
  type NewRowOf,
  type RowOf,
} from '@kisscut/records'
import { ONLY_OF_CUSTOMS } from '../configure/only-of-customs.ts'
import type { SoldRow } from '../configure/sold-product.ts'
import type { Records } from '../ports/records.ts'

export type DdbRow = RowOf<typeof configuredDdbProduct>
export type NewDdbRow = NewRowOf<typeof configuredDdbProduct>

/** A clipart on a strip, with the paints of its regions if each has its own colors. */
export interface PlacedClipart {
  readonly clipart: string
  readonly paints: Readonly<Record<string, Paint>>
  /** Id of its row, which it keeps when moved; absent for a new one. */
  readonly row?: string | undefined
}

/** A configured drag-drop-buy product in the columns of every sold product. */
export const soldRowOf = (row: DdbRow): SoldRow => ({ ...row, ...ONLY_OF_CUSTOMS, preview_url: row.source })

/** Ids of the cliparts in a design, from left to right. */
export const clipartsIn = ({ elements }: Design): readonly string[] =>
  elements.flatMap((each) => (each.kind === 'clipart' ? [each.clipart] : []))

interface StoredPart {
  readonly id: string
  readonly placed: PlacedClipart
}

/** Regions by the row of their clipart. */
function byPart(rows: readonly RegionRow[]): ReadonlyMap<string, readonly RegionRow[]> {
  const groups = new Map<string, RegionRow[]>()
  for (const row of rows) {
    const of = row.configured_ddb_product_clipart
    groups.set(of, [...(groups.get(of) ?? []), row])
  }
  return groups
}

type ClipartRow = RowOf<typeof configuredDdbProductClipart>
type RegionRow = RowOf<typeof configuredDdbProductClipartRegion>

interface StoredRows {
  /** From left to right. */
  readonly cliparts: readonly ClipartRow[]
  readonly regions: readonly RegionRow[]
}

async function storedRows(records: Records, id: string): Promise<StoredRows> {
  const rows = await records.findMany(configuredDdbProductClipart, {
    where: { configured_ddb_product: id },
  })
  if (rows.length === 0) return { cliparts: [], regions: [] }
  const parts = await records.parts(
    configuredDdbProductClipart,
    rows.map((row) => row.id),
  )
  const idIn = [...parts.values()].flatMap(({ regions = [] }) => regions)
  const regions = idIn.length === 0 ? [] : await records.findMany(configuredDdbProductClipartRegion, { idIn })
  return { cliparts: rows.toSorted((a, b) => a.z - b.z), regions }
}

/** The cliparts on a strip with their row ids, from left to right. */
export async function storedCliparts(records: Records, id: string): Promise<readonly StoredPart[]> {
  const { cliparts, regions } = await storedRows(records, id)
  const regionsOf = byPart(regions)
  return cliparts.map((row) => ({
    id: row.id,
    placed: {
      row: row.id,
      clipart: row.clipart,
      paints: Object.fromEntries(
        (regionsOf.get(row.id) ?? []).map(({ region, color, custom_color }) => [
          region,
          { colorId: color, customColor: custom_color },
        ]),
      ),
    },
  }))
}

type Values = Readonly<Record<string, unknown>>

/** The clipart's place in the design, as fields of its record. */
function placeValues(design: Design, at: number): Values {
  const element = design.elements.find(({ id }) => id === clipartElementId(at))
  if (element === undefined) throw new Error(`The design has no clipart at place ${at}`)
  const row = rowOf(element)
  const fields = Object.keys(configuredDdbProductClipart.schema.shape)
  return Object.fromEntries(fields.flatMap((name) => (name in row ? [[name, row[name]]] : [])))
}

const hasValues = (row: object, values: Values): boolean =>
  Object.entries(values).every(([name, value]) => isDeepStrictEqual(row[name as never], value))

/**
 * Writes a product's parts in the transaction that writes the product. A row keeps its id as long as its clipart or paint exists.
 * Unchanged rows are not written.
 */
export async function writeParts(
  records: Records,
  { id, owner }: Pick<DdbRow, 'id' | 'owner'>,
  design: Design,
  placed: readonly PlacedClipart[],
): Promise<void> {
  const stored = await storedRows(records, id)
  const regionsOf = byPart(stored.regions)
  const staying = new Set(placed.flatMap(({ row }) => row ?? []))
  for (const row of stored.cliparts)
    if (!staying.has(row.id)) await records.remove(configuredDdbProductClipart, row.id)
  const saved = async (record: AnyRecord, old: { readonly id: string } | undefined, values: Values) => {
    if (old === undefined)
      return (await records.create(record, { ...values, owner } as unknown as NewRowOf<AnyRecord>)).id
    if (!hasValues(old, values)) await records.update(record, old.id, values)
    return old.id
  }
  for (const [at, { row, paints }] of placed.entries()) {
    const old = stored.cliparts.find((each) => each.id === row)
    const values = { ...placeValues(design, at), configured_ddb_product: id }
    const part = await saved(configuredDdbProductClipart, old, values)
    const before = regionsOf.get(part) ?? []
    for (const each of before)
      if (!Object.hasOwn(paints, each.region))
        await records.remove(configuredDdbProductClipartRegion, each.id)
    for (const [region, { colorId: color, customColor: custom_color }] of Object.entries(paints))
      await saved(
        configuredDdbProductClipartRegion,
        before.find((each) => each.region === region),
        { configured_ddb_product_clipart: part, region, color, custom_color },
      )
  }
}
