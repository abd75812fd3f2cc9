import { FIELDS_OF_VARIABLE_DATA } from './composite-kinds.ts'
import type { ChosenOption } from './values.ts'
import { changedFields } from './equality.ts'
import { type Configuration, type ConfigurationChange, fieldsOfStep } from './fields.ts'
import type { FormFields } from './kind.ts'
import { type Problem, problem } from '../problem/index.ts'
import { presetSizeOf } from '../size/preset.ts'
import { parseSides } from '../size/parse-size.ts'
import { inchesTyped, shownTyped, unitNamed } from './typed-length.ts'

/** Marks a whole form: a box that is not ticked is an answer too. */
export const WHOLE_FORM = 'form'
/** Names the unit that lengths are typed in; links carry inches. */
export const TYPED_UNIT = 'unit'
/** Names a preset size, or `custom`. */
export const PRESET_SIZE = 'size'
/** The sides a form was written with, in inches: what differs from them was typed since. */
export const SHOWN_SIDES = { width: 'shown_width', height: 'shown_height' } as const
/** The name of an option set's fields in forms and query strings. */
export const fieldOfSet = (optionSetId: string): string => `option.${optionSetId}`

/** Characters of a value in a query string: longer lists are sent, but not linked to. */
const LONGEST_IN_QUERY = 2000

/** The texts of a form by their names; its files are left out. */
export function fieldsOfForm(form: Iterable<readonly [string, unknown]>): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string') fields.append(name, value)
  return fields
}

/** Product data needed to read a form. */
interface Offer {
  readonly sizes: readonly { readonly id: string; readonly width: string; readonly height: string }[]
  readonly optionSets: readonly { readonly id: string; readonly display: string }[]
}

const DETAILS = fieldsOfStep('details')

const NAMES: ReadonlySet<string | null> = new Set([
  ...[WHOLE_FORM, TYPED_UNIT, PRESET_SIZE, ...Object.values(SHOWN_SIDES), ...FIELDS_OF_VARIABLE_DATA],
  ...DETAILS.map(([, { form }]) => form),
])

/** Whether fields of this name are read where a form or a link states details. */
export const statesDetails = (name: string): boolean => NAMES.has(name) || name.startsWith(fieldOfSet(''))

/**
 * Reads the step PRODUCT DETAILS from a form or a link; fields it does not state are absent. A preset size takes precedence over the
 * sides beside it, unless one of them was typed after the form was written. A side sent back as displayed keeps its exact previous value.
 * The values are untrusted and checked by the rules. UNIT-3, FLOW-14.
 */
export function changeOfForm(
  form: FormFields,
  offer: Offer,
  locale = 'en-US',
  before?: Configuration,
): ConfigurationChange {
  const shown = sidesShown(form)
  const change = stated(form, locale, shown ?? before)
  const preset = presetIn(form, offer)
  if (preset === null || (shown !== null && isTyped(change, shown))) return change
  return { ...change, width: preset.width, height: preset.height }
}

/** A question for the shopper if the form states two new sizes, a preset and typed sides: only they know which one they meant. FLOW-14. */
export function sizeQuestion(form: FormFields, offer: Offer, locale = 'en-US'): readonly Problem[] {
  const [shown, preset] = [sidesShown(form), presetIn(form, offer)]
  if (shown === null || preset === null) return []
  const typed = sidesOf({ ...shown, ...stated(form, locale, shown) })
  if (!isTyped(typed, shown) || preset.id === presetOf(offer.sizes, shown)?.id) return []
  if (presetOf([preset], typed) !== null) return []
  const { width, height } = preset
  return [
    problem(
      'size.two-chosen',
      'size',
      { w: width, h: height },
      { field: 'size', value: `${width}x${height}` },
    ),
  ]
}

/**
 * The part of a form that differs from the configuration it was written with. A side typed since then takes precedence over the preset
 * still selected beside it; fixed options, which no form states, stay.
 */
export function changeSince(
  form: FormFields,
  offer: Offer,
  before: Configuration,
  locale = 'en-US',
): ConfigurationChange {
  const typed = stated(form, locale, before)
  const change = isTyped(typed, before) ? typed : changeOfForm(form, offer, locale, before)
  const after = {
    ...before,
    ...change,
    ...(change.options && { options: withFixed(change.options, before, offer) }),
  }
  return Object.fromEntries(
    changedFields(after, before, 'details').map((name) => [name, after[name] ?? null]),
  )
}

type Sides = Pick<Configuration, 'width' | 'height'>

const sidesOf = ({ width, height }: Sides): Sides => ({ width, height })

const presetIn = (form: FormFields, { sizes }: Offer) =>
  sizes.find(({ id }) => id === form.get(PRESET_SIZE)) ?? null

const presetOf = (sizes: Offer['sizes'], { width, height }: Sides) => {
  const { size } = parseSides(width, height)
  return size && presetSizeOf({ sizes }, size)
}

/** The sides a form was written with; null: it does not say. */
function sidesShown(form: FormFields): Sides | null {
  const [width, height] = [form.get(SHOWN_SIDES.width), form.get(SHOWN_SIDES.height)]
  return width === null || height === null ? null : { width, height }
}

const isTyped = (change: ConfigurationChange, shown: Sides): boolean =>
  changedFields({ ...shown, ...change }, shown, 'details').some(
    (name) => name === 'width' || name === 'height',
  )

function stated(form: FormFields, locale: string, before?: Sides): ConfigurationChange {
  const unit = unitNamed(form.get(TYPED_UNIT))
  const isWhole =
    form.has(WHOLE_FORM) && DETAILS.some(([, field]) => field.form !== null && form.has(field.form))
  const context = {
    isWhole,
    inches: (typed: string) => (unit === null ? typed : inchesTyped(typed, unit, locale)),
  }
  const untouched = (name: string) =>
    (name === 'width' || name === 'height') &&
    unit !== null &&
    form.get(name)?.trim() === (before && shownTyped(before[name], unit))
      ? before?.[name]
      : undefined
  return Object.fromEntries(
    DETAILS.flatMap(([name, field]) => {
      const value = field.form === null ? undefined : field.kind.fromForm(form, field.form, context)
      if (value === undefined) return []
      return [[name, untouched(name) ?? value]]
    }),
  )
}

const withFixed = (chosen: readonly ChosenOption[], before: Configuration, { optionSets }: Offer) => {
  const fixed = optionSets.filter(({ display }) => display === 'fixed_value').map(({ id }) => id)
  return [...before.options.filter(({ optionSetId }) => fixed.includes(optionSetId)), ...chosen]
}

/** The details as a query that opens the page with them again: for reloading, sharing and coming back. */
export function queryOf(configuration: Configuration): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, { kind, form }] of DETAILS) {
    const value = configuration[name]
    if (form === null || value === undefined) continue
    const entries = kind.toForm(value, form)
    if (entries.every(([, text]) => text.length <= LONGEST_IN_QUERY))
      for (const [field, text] of entries) query.append(field, text)
  }
  query.set(WHOLE_FORM, '1')
  return query
}
