import type { Configuration } from './fields.ts'
import type { ChosenOption } from './values.ts'

const NOTHING: Configuration = { materialId: null, width: '', height: '', quantity: '', options: [] }
/** An option that no product offers, so that the rules report it at its field. */
const UNKNOWN_OPTION: ChosenOption = { optionSetId: '', optionId: '' }

/**
 * A configuration that the rules can read, whatever plain JavaScript passes in: a non-configuration becomes one without choices,
 * and an invalid list of choices one with an option that no product offers. Returns the same object if nothing is invalid. ERR-8.
 */
export function legible(configuration: Configuration): Configuration {
  if (!isObject(configuration)) return NOTHING
  const { options, cliparts, variableData } = configuration
  if (isList(options) && (cliparts === undefined || isList(cliparts)) && isText(variableData))
    return configuration
  return {
    ...configuration,
    options: optionsIn(options),
    cliparts: Array.isArray(cliparts) ? cliparts : cliparts == null ? [] : [''],
    variableData: isText(variableData) ? (variableData ?? null) : withoutText(variableData),
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether the value is a list of ids or choices, without null. */
function isList(list: unknown): list is readonly unknown[] {
  if (!Array.isArray(list)) return false
  for (const each of list) if (each == null) return false
  return true
}

const optionsIn = (options: unknown): readonly ChosenOption[] => {
  if (options == null) return []
  return Array.isArray(options)
    ? options.map((each: unknown) => (isObject(each) ? (each as ChosenOption) : UNKNOWN_OPTION))
    : [UNKNOWN_OPTION]
}

/** Whether variable data is absent, or all its values are text. */
function isText(data: Configuration['variableData']): boolean {
  if (data == null) return true
  if (!isObject(data) || (data.kind !== 'range' && data.kind !== 'list')) return false
  const parts: readonly unknown[] = data.kind === 'range' ? [data.from, data.to] : [data.text]
  for (const each of parts) if (typeof each !== 'string') return false
  return true
}

/** Variable data of the same kind, without text. */
const withoutText = (data: Configuration['variableData']): Configuration['variableData'] =>
  data?.kind === 'range' ? { kind: 'range', from: '', to: '' } : { kind: 'list', text: '' }
