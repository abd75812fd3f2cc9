import {
  configuredDdbProduct,
  configuredDdbProductClipart,
  wholeOf,
  type AnyRecord,
  type ChangesOf,
  type RowOf,
} from '@kisscut/records'
import { can } from '../accounts/can.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { recordNotFound } from '../messages/records.ts'
import { done, invalid, notFound, type Outcome } from '../outcome.ts'
import type { Records } from '../ports/records.ts'
import { byPaintRules } from '../records/paint-rules.ts'
import { stale, type Stale } from '../records/stale.ts'
import { storedCliparts, type PlacedClipart } from './ddb-rows.ts'
import { saveDdb, type SaveDdb, type SaveDdbDeps } from './save-ddb.ts'

type Values = Readonly<Record<string, unknown>>

interface PartChange {
  readonly record: AnyRecord
  /** Null: a new one. */
  readonly row: RowOf<AnyRecord> | null
  /** Null: it is removed. */
  readonly values: Values | null
}

type Stored = Awaited<ReturnType<typeof storedCliparts>>
type Cliparts = NonNullable<SaveDdb['cliparts']>

const isClipart = (record: AnyRecord) => record.name === configuredDdbProductClipart.name
const ofClipart = 'configured_ddb_product_clipart'

/** The cliparts of a piece with one of them changed, added or removed; null: it is not there any more. */
function withClipart(stored: Stored, { row, values }: PartChange): Cliparts | null {
  const all: Cliparts = stored.map(({ id }) => id)
  const clipart = values?.['clipart']
  if (row === null) return [...all, { clipart: String(clipart), paints: {} }]
  const at = all.indexOf(row.id)
  if (at < 0) return null
  if (values === null) return all.toSpliced(at, 1)
  const isSame = clipart === undefined || clipart === stored[at]!.placed.clipart
  return isSame ? all : all.toSpliced(at, 1, { clipart: String(clipart), paints: {}, row: row.id })
}

/** The cliparts of a piece with a region of one painted, or in its own color again. */
function withRegion(stored: Stored, { row, values }: PartChange): readonly PlacedClipart[] {
  const before = row as Values | null
  const of = String(before?.[ofClipart] ?? values?.[ofClipart])
  const was = before?.['region']
  const region = String(values?.['region'] ?? was)
  const after = { ...before, ...values }
  const paint = {
    colorId: (after['color'] ?? null) as string | null,
    customColor: (after['custom_color'] ?? null) as string | null,
  }
  return stored.map(({ id, placed }) => {
    if (id !== of) return placed
    const { [String(was ?? region)]: _, ...others } = placed.paints
    return { ...placed, paints: values === null ? others : { ...others, [region]: paint } }
  })
}

/** The row of a part that was saved: its own, or the one that a new part has got. */
async function savedRow(records: Records, whole: string, part: PartChange): Promise<string | undefined> {
  if (part.row !== null) return part.row.id
  if (isClipart(part.record)) return (await storedCliparts(records, whole)).at(-1)?.id
  const where = { [ofClipart]: String(part.values?.[ofClipart]) }
  const regions = await records.findMany(part.record, { where: where as never })
  return regions.find((row) => (row as Values)['region'] === part.values?.['region'])?.id
}

/** So often a part is saved over what others saved meanwhile: they change other parts of the same whole. */
const ATTEMPTS = 20

/** Saves a part by the rules of the whole, of whose revision it was made: what is put together is saved as one. DDB-4. */
const changePart =
  (deps: SaveDdbDeps) =>
  async (viewer: Viewer, part: PartChange): Promise<Outcome<string>> => {
    const { records } = deps.storage
    const field = wholeOf(part.record)!.name
    const named = String((part.row as Values | null)?.[field] ?? part.values?.[field])
    const missing = invalid({ [field]: [recordNotFound] })
    if ((part.values?.[field] ?? named) !== named) return missing
    const clipart = isClipart(part.record) ? null : await records.get(configuredDdbProductClipart, named)
    const id = isClipart(part.record) ? named : clipart?.configured_ddb_product
    for (let attempt = 1; ; attempt += 1) {
      const whole = id === undefined ? null : await records.get(configuredDdbProduct, id)
      if (whole === null || !can(viewer, 'change', configuredDdbProduct, whole)) return missing
      const stored = await storedCliparts(records, whole.id)
      const cliparts = isClipart(part.record) ? withClipart(stored, part) : withRegion(stored, part)
      if (cliparts === null) return notFound(recordNotFound)
      const { revision } = whole
      const save = { id: whole.id, change: {}, fields: {}, cliparts, revision }
      const saved = await saveDdb(deps)(viewer, save)
      if (!saved.ok && saved.reason === 'changed' && attempt < ATTEMPTS) continue
      if (!saved.ok) return saved
      const row = await savedRow(records, whole.id, part)
      return row === undefined ? notFound(recordNotFound) : done(row)
    }
  }

/** Saves a clipart or a region of what is put together. */
export const saveDdbPart =
  (deps: SaveDdbDeps) =>
  async <R extends AnyRecord>(
    viewer: Viewer,
    record: R,
    id: string | null,
    values: ChangesOf<R>,
    revision?: number,
  ): Promise<Outcome<RowOf<R>> | Stale<RowOf<R>>> => {
    const { records } = deps.storage
    const row = id === null ? null : await records.get(record, id)
    if (id !== null && (row === null || !can(viewer, 'change', record, row))) return notFound(recordNotFound)
    if (row !== null && revision !== undefined && row.revision !== revision) return stale(row)
    const before = row as RowOf<AnyRecord> | null
    const painted = byPaintRules(record, values, before)
    const saved = await changePart(deps)(viewer, { record, row: before, values: painted })
    if (!saved.ok) return saved
    const after = await records.get(record, saved.value)
    return after === null ? notFound(recordNotFound) : done(after)
  }

/** Takes a part from what is put together. */
export const removeDdbPart =
  (deps: SaveDdbDeps) =>
  async (viewer: Viewer, record: AnyRecord, id: string): Promise<Outcome<{ readonly id: string }>> => {
    const row = await deps.storage.records.get(record, id)
    if (row === null || !can(viewer, 'remove', record, row)) return notFound(recordNotFound)
    const removed = await changePart(deps)(viewer, { record, row, values: null })
    return removed.ok ? done({ id }) : removed
  }
