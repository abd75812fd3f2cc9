import type { ChosenOption } from './values.ts'
import { changedFields } from './equality.ts'
import { type Configuration, type ConfigurationChange, fieldsOfStep } from './fields.ts'
import type { FormFields } from './kind.ts'
import { inchesTyped, shownTyped, unitNamed } from './typed-length.ts'

/** Marks a whole form: a box that is not ticked is an answer too. */
export const WHOLE_FORM = 'form'
/** Names the unit that lengths are typed in; links carry inches. */
export const TYPED_UNIT = 'unit'
/** Names a preset size, or `custom`. */
export const PRESET_SIZE = 'size'
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

/** What reading a form needs to know of the product. */
interface Offer {
  readonly sizes: readonly { readonly id: string; readonly width: string; readonly height: string }[]
  readonly optionSets: readonly { readonly id: string; readonly display: string }[]
}

const DETAILS = fieldsOfStep('details')

/**
 * What a form or a link states about the step PRODUCT DETAILS; fields it says nothing about are missing. A preset size
 * wins over typed sides. A side that was sent as its field showed it stays as it was before, to the last place. Nothing here is
 * trusted: the rules read the values. UNIT-3.
 */
export function changeOfForm(
  form: FormFields,
  offer: Offer,
  locale = 'en-US',
  before?: Configuration,
): ConfigurationChange {
  const preset = offer.sizes.find(({ id }) => id === form.get(PRESET_SIZE))
  return { ...stated(form, locale, before), ...(preset && { width: preset.width, height: preset.height }) }
}

/**
 * What a form states beyond the configuration it was written with. A side that was typed since wins over the preset that
 * is still chosen beside it, and fixed options, which no form states, stay.
 */
export function changeSince(
  form: FormFields,
  offer: Offer,
  before: Configuration,
  locale = 'en-US',
): ConfigurationChange {
  const typed = stated(form, locale, before)
  const sides = changedFields({ ...before, ...typed }, before).filter(
    (name) => name === 'width' || name === 'height',
  )
  const change = sides.length > 0 ? typed : changeOfForm(form, offer, locale, before)
  const after = {
    ...before,
    ...change,
    ...(change.options && { options: withFixed(change.options, before, offer) }),
  }
  return Object.fromEntries(
    changedFields(after, before, 'details').map((name) => [name, after[name] ?? null]),
  )
}

function stated(form: FormFields, locale: string, before?: Configuration): ConfigurationChange {
  const unit = unitNamed(form.get(TYPED_UNIT))
  const isWhole =
    form.has(WHOLE_FORM) && DETAILS.some(([, field]) => field.form !== null && form.has(field.form))
  const context = {
    isWhole,
    inches: (typed: string) => (unit === null ? typed : inchesTyped(typed, unit, locale)),
  }
  const isUntouched = (name: string) =>
    (name === 'width' || name === 'height') &&
    before !== undefined &&
    unit !== null &&
    form.get(name)?.trim() === shownTyped(before[name], unit)
  return Object.fromEntries(
    DETAILS.flatMap(([name, field]) => {
      const value = field.form === null ? undefined : field.kind.fromForm(form, field.form, context)
      if (value === undefined) return []
      return [[name, isUntouched(name) ? before?.[name] : value]]
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
