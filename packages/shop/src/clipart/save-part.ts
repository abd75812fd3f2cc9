import { regionPaintOfRow } from '@kisscut/artwork/clipart'
import {
  configuredClipartProduct,
  configuredClipartProductRegion,
  wholeOf,
  type AnyRecord,
} from '@kisscut/records'
import { can } from '../accounts/can.ts'
import { PART_ATTEMPTS, partSaves, type ChangePart, type Values } from '../configure/parts/part-saves.ts'
import { designOfCustom } from '../design/custom-design.ts'
import { recordNotFound } from '../messages/records.ts'
import { done, invalid, notFound } from '../outcome.ts'
import { byPaintRules } from '../records/paint-rules.ts'
import { stale } from '../records/stale.ts'
import { paintsIn, soldRowOf, type ClipartRow } from './clipart-rows.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { saveClipart, type SaveClipart } from './save-clipart.ts'

const isRegion = (record: AnyRecord) => record.name === configuredClipartProductRegion.name

/** A product's paints with one region's changed or removed. */
function paintsWith(whole: ClipartRow, row: Values | null, values: Values | null): SaveClipart['paints'] {
  const before = paintsIn(designOfCustom(soldRowOf(whole)))
  const after = { ...row, ...values }
  const { [String(row?.['region'])]: _, ...others } = before
  if (values === null) return others
  const paint = regionPaintOfRow({ color: null, custom_color: null, ...after })
  return { ...others, [String(after['region'])]: paint }
}

/** A product's options with one added, replaced or removed. */
function optionsWith(whole: ClipartRow, row: Values | null, values: Values | null): SaveClipart['change'] {
  const after = { ...row, ...values }
  const others = whole.chosen_options.filter(({ option }) => option !== row?.['option'])
  const chosen = { option_set: String(after['option_set']), option: String(after['option']) }
  const all = values === null ? others : [...others, chosen]
  return { options: all.map(({ option_set, option }) => ({ optionSetId: option_set, optionId: option })) }
}

/** Saves a region or an option by saving the whole product under its rules. Returns the row after that. CLIP-6. */
const changePart =
  (deps: Deps<'storage.records'> & DepsOf<typeof saveClipart>): ChangePart =>
  async (viewer, { record, id, values: sent, revision, reason }) => {
    const { records } = deps.storage
    const field = wholeOf(record)!.name
    for (let attempt = 1; ; attempt += 1) {
      const row = id === null ? null : await records.get(record, id)
      const verb = sent === null ? 'remove' : 'change'
      if (id !== null && (row === null || !can(viewer, verb, record, row))) return notFound(recordNotFound)
      if (row !== null && row.revision !== (revision ?? row.revision)) return stale(row)
      const values = sent && isRegion(record) ? byPaintRules(record, sent as never, row as never) : sent
      const named = String((row as Values | null)?.[field] ?? values?.[field])
      const missing = invalid({ [field]: [recordNotFound] })
      if ((values?.[field] ?? named) !== named) return missing
      const whole = await records.get(configuredClipartProduct, named)
      if (whole === null || !can(viewer, 'change', configuredClipartProduct, whole)) return missing
      const stated = isRegion(record)
        ? { change: {}, paints: paintsWith(whole, row as Values | null, values as Values | null) }
        : { change: optionsWith(whole, row as Values | null, values as Values | null) }
      const saved = await saveClipart(deps)(viewer, {
        ...{ id: whole.id, revision: whole.revision, reason },
        ...stated,
      })
      if (!saved.ok && saved.reason === 'changed' && attempt < PART_ATTEMPTS) continue
      if (!saved.ok) return saved
      if (values === null) return done(null)
      const after: Values = { ...(row as Values | null), ...(values as Values) }
      const key = isRegion(record) ? 'region' : 'option'
      const where = { [field]: named, [key]: after[key] }
      return done((await records.findMany(record, { where: where as never }))[0] ?? null)
    }
  }

/** Saves or removes a region or an option of a configured clipart product. */
export const clipartPartSaves = (deps: DepsOf<typeof changePart>) => partSaves(changePart(deps))
