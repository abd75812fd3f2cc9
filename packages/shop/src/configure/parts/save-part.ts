import type { Element } from '@kisscut/artwork/design'
import { designAsJson, type DesignRecords, withFields } from '@kisscut/artwork/design-json'
import {
  configuredSpecialOffer,
  custom,
  customClipart,
  customClipartRegion,
  customOption,
  type AnyRecord,
  type ChangesOf,
  type RowOf,
  WHOLE,
  wholeOf,
} from '@kisscut/records'
import { can } from '../../accounts/can.ts'
import type { Viewer } from '../../accounts/viewer.ts'
import { designOfCustom } from '../../design/custom-design.ts'
import { recordNotFound } from '../../messages/records.ts'
import { done, invalid, notFound, type Failure, type Outcome } from '../../outcome.ts'
import type { Records } from '../../ports/records.ts'
import { byPaintRules } from '../../records/paint-rules.ts'
import { stale, type Stale } from '../../records/stale.ts'
import type { CustomRow } from '../custom-rows.ts'
import { saveCustom, type SaveConfiguration } from '../save-configuration.ts'
import { newElement, withElement } from './change-design.ts'
import { withOption } from './change-options.ts'
import { ELEMENT_RECORDS, fieldOfName, ownIdOf, partId, partRowsOf } from './part-rows.ts'
import type { Deps, DepsOf } from '../../dependencies.ts'
import { withRegion } from './change-regions.ts'

type Values = Readonly<Record<string, unknown>>

/** The new state of a custom's part: its values, or null to remove it. */
interface PartChange {
  readonly record: AnyRecord
  /** Null for a new one. */
  readonly row: RowOf<AnyRecord> | null
  readonly values: Values | null
  /** The part's revision that was edited; absent: any. */
  readonly revision?: number | undefined
  /** Staff's reason for a correction. */
  readonly reason?: string | undefined
}

type Saved = Outcome<{ readonly id: string }> | Stale<RowOf<AnyRecord>>

type Change = Pick<SaveConfiguration, 'change' | 'design' | 'others'> & {
  readonly id: string
  readonly at: number | null
}

const listOf = (record: AnyRecord) =>
  (Object.keys(ELEMENT_RECORDS) as (keyof DesignRecords)[]).find((list) => ELEMENT_RECORDS[list] === record)!

/**
 * The change of the custom that a part's change amounts to, and the part's id afterwards. Null if the part is gone. Throws a
 * RangeError for an invalid element.
 */
function changeOf(whole: CustomRow, { record, row, values }: PartChange): Change | null {
  if (row !== null && !partRowsOf(whole).some((part) => part.record === record && part.id === row.id))
    return null
  // Without its offer, the product itself remains. OFFER-5.
  if (record === configuredSpecialOffer)
    return { id: whole.id, at: null, change: {}, others: { special_offer: null } }
  if (record === customOption) {
    const { id, options } = withOption(whole, row?.id ?? null, values)
    return { id, at: null, change: { options } }
  }
  const design = designOfCustom(whole)
  if (record === customClipartRegion) {
    const { id, at, design: painted } = withRegion(whole.id, design, row?.id ?? null, values)
    return { id, at, change: {}, design: designAsJson(painted) }
  }
  const own = row === null ? null : ownIdOf(whole.id, row.id)
  const before = design.elements.find((each) => each.id === own) ?? null
  const after: Element | null =
    values === null
      ? null
      : before === null
        ? newElement(design, listOf(record), values)
        : withFields(before, values)
  const id = after?.id ?? own!
  const changed = withElement(design, id, after)
  const at = changed.elements.findIndex((each) => each.id === id)
  return { id: partId(whole.id, id), at, change: {}, design: designAsJson(changed) }
}

/** Reports `design.elements.2.invertX` at the element's field; other errors belong to the whole product. */
function errorsOfPart(failure: Failure, at: number | null): Failure {
  if (failure.reason !== 'invalid') return failure
  const place = at === null ? null : `design.elements.${at}`
  const errors: Record<string, readonly string[]> = {}
  for (const [field, texts] of Object.entries(failure.errors)) {
    const own = place !== null && field.startsWith(`${place}.`) ? field.slice(place.length + 1) : null
    const ofCall = field === 'reason' ? field : WHOLE
    const name = own === null ? ofCall : own.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    const wire = fieldOfName(name)
    errors[wire] = [...(errors[wire] ?? []), ...texts]
  }
  return invalid(errors)
}

/** The custom a part belongs to, directly or through another part, if the viewer may change it. */
async function wholeFor(
  records: Records,
  viewer: Viewer,
  record: AnyRecord,
  id: string,
): Promise<CustomRow | null> {
  if (record === customClipartRegion) {
    const clipart = await records.get(customClipart, id)
    return clipart && wholeFor(records, viewer, customClipart, clipart.custom)
  }
  const row = await records.get(custom, id)
  return row !== null && can(viewer, 'change', custom, row) ? row : null
}

const changedOnce =
  (deps: Deps<'storage.records'> & DepsOf<typeof saveCustom>) =>
  async (viewer: Viewer, part: PartChange): Promise<Saved> => {
    const { records } = deps.storage
    const field = wholeOf(part.record)!.name
    const named = String((part.row as Values | null)?.[field] ?? part.values?.[field])
    const stated = part.values?.[field]
    if (stated !== undefined && stated !== named) return invalid({ [field]: [recordNotFound] })
    const whole = await wholeFor(records, viewer, part.record, named)
    if (whole === null) return invalid({ [field]: [recordNotFound] })
    // Read after its custom: if the part changes later, the custom's revision differs as well.
    const row = part.row && (await records.get(part.record, part.row.id))
    if (part.row !== null && row === null) return notFound(recordNotFound)
    if (row !== null && part.revision !== undefined && row.revision !== part.revision) return stale(row)
    let stating: Change | null
    try {
      stating = changeOf(whole, part)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      return invalid({ [WHOLE]: [error.message] })
    }
    if (stating === null) return notFound(recordNotFound)
    const { id, at, ...change } = stating
    const { reason } = part
    const saved = await saveCustom(deps)(viewer, {
      ...{ id: whole.id, ...change, revision: whole.revision },
      ...(reason !== undefined && { reason }),
    })
    return saved.ok ? done({ id }) : errorsOfPart(saved, at)
  }

/** Attempts if other parts of the same custom are saved concurrently. */
const ATTEMPTS = 20

const changePart = (deps: DepsOf<typeof changedOnce>) => {
  const change = changedOnce(deps)
  return async (viewer: Viewer, part: PartChange): Promise<Saved> => {
    for (let attempt = 1; ; attempt += 1) {
      const saved = await change(viewer, part)
      if (saved.ok || saved.reason !== 'changed' || attempt === ATTEMPTS) return saved
    }
  }
}

/** Saves an option or element of a custom by the custom's rules: both are views of the same data (REC-8, REC-24). */
export const savePart =
  (deps: Deps<'storage.records'> & DepsOf<typeof changePart>) =>
  async <R extends AnyRecord>(
    viewer: Viewer,
    record: R,
    id: string | null,
    values: ChangesOf<R>,
    revision?: number,
    reason?: string,
  ): Promise<Outcome<RowOf<R>> | Stale<RowOf<R>>> => {
    const { records } = deps.storage
    const row = id === null ? null : await records.get(record, id)
    if (id !== null && (row === null || !can(viewer, 'change', record, row))) return notFound(recordNotFound)
    const before = row as RowOf<AnyRecord> | null
    const painted = byPaintRules(record, values, before)
    const saved = await changePart(deps)(viewer, { record, row: before, values: painted, revision, reason })
    if (!saved.ok) return saved as Failure | Stale<RowOf<R>>
    const after = await records.get(record, saved.value.id)
    return after === null ? notFound(recordNotFound) : done(after)
  }

/** Removes a part from its custom by the same rules. */
export const removePart =
  (deps: Deps<'storage.records'> & DepsOf<typeof changePart>) =>
  async (
    viewer: Viewer,
    record: AnyRecord,
    id: string,
    reason?: string,
  ): Promise<Outcome<{ readonly id: string }>> => {
    const row = await deps.storage.records.get(record, id)
    if (row === null || !can(viewer, 'remove', record, row)) return notFound(recordNotFound)
    const removed = await changePart(deps)(viewer, { record, row, values: null, reason })
    return removed.ok ? done({ id }) : (removed as Failure)
  }
