import { configuredDdbProduct, configuredDdbProductClipart, wholeOf, type AnyRecord } from '@kisscut/records'
import { can } from '../accounts/can.ts'
import {
  PART_ATTEMPTS,
  partSaves,
  type ChangePart,
  type Part,
  type Values,
} from '../configure/parts/part-saves.ts'
import { recordNotFound } from '../messages/records.ts'
import { done, invalid, notFound } from '../outcome.ts'
import type { Records } from '../ports/records.ts'
import { byPaintRules } from '../records/paint-rules.ts'
import { stale } from '../records/stale.ts'
import { storedCliparts, type PlacedClipart } from './ddb-rows.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { saveDdb, type SaveDdb } from './save-ddb.ts'

interface PartChange {
  readonly record: AnyRecord
  /** Null for a new one. */
  readonly row: Part | null
  /** Null to remove it. */
  readonly values: Values | null
}

type Stored = Awaited<ReturnType<typeof storedCliparts>>
type Cliparts = NonNullable<SaveDdb['cliparts']>

const isClipart = (record: AnyRecord) => record.name === configuredDdbProductClipart.name
const ofClipart = 'configured_ddb_product_clipart'

/** The figures of a strip with one changed, added or removed; null if it is gone. */
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

/** The cliparts of a strip with a region painted, or in its own color again. */
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

/** The row of a saved part; painting another region gives another row. */
async function savedRow(
  records: Records,
  whole: string,
  part: PartChange,
  before: Stored,
): Promise<Part | null> {
  const { record, row, values } = part
  if (isClipart(record)) {
    const isNew = ({ id }: { readonly id: string }) => before.every((each) => each.id !== id)
    const id = row?.id ?? (await storedCliparts(records, whole)).find(isNew)?.id
    return id === undefined ? null : records.get(record, id)
  }
  const after = { ...(row as Values | null), ...values }
  const where = { [ofClipart]: after[ofClipart], region: after['region'] }
  return (await records.findMany(record, { where: where as never }))[0] ?? null
}

/** Saves one part by saving the whole strip under its rules. Returns the part's row; null if it was removed. DDB-4. */
const changePart =
  (deps: Deps<'storage.records'> & DepsOf<typeof saveDdb>): ChangePart =>
  async (viewer, order) => {
    const { records } = deps.storage
    const { record, id, revision, reason } = order
    const verb = order.values === null ? 'remove' : 'change'
    const field = wholeOf(record)!.name
    for (let attempt = 1; ; attempt += 1) {
      const row = id === null ? null : await records.get(record, id)
      if (id !== null && (row === null || !can(viewer, verb, record, row))) return notFound(recordNotFound)
      if (row !== null && row.revision !== (revision ?? row.revision)) return stale(row)
      const values = order.values && byPaintRules(record, order.values as never, row as never)
      const part: PartChange = { record, row, values }
      const named = String((row as Values | null)?.[field] ?? values?.[field])
      const missing = invalid({ [field]: [recordNotFound] })
      if ((values?.[field] ?? named) !== named) return missing
      const clipart = isClipart(record) ? null : await records.get(configuredDdbProductClipart, named)
      const wholeId = isClipart(record) ? named : clipart?.configured_ddb_product
      const whole = wholeId === undefined ? null : await records.get(configuredDdbProduct, wholeId)
      if (whole === null || !can(viewer, 'change', configuredDdbProduct, whole)) return missing
      const stored = await storedCliparts(records, whole.id)
      const cliparts = isClipart(record) ? withClipart(stored, part) : withRegion(stored, part)
      if (cliparts === null) return notFound(recordNotFound)
      const save = { id: whole.id, change: {}, fields: {}, cliparts, revision: whole.revision, reason }
      const saved = await saveDdb(deps)(viewer, save)
      if (!saved.ok && saved.reason === 'changed' && attempt < PART_ATTEMPTS) continue
      if (!saved.ok) return saved
      return done(values === null ? null : await savedRow(records, whole.id, part, stored))
    }
  }

/** Saves or removes a figure or a region of a strip. */
export const ddbPartSaves = (deps: DepsOf<typeof changePart>) => partSaves(changePart(deps))
