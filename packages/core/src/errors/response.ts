import type { FormErrors } from './form-errors.ts'

/** Most fields of a response, and most texts of one field, that are shown: a broken server can't flood the page. */
const MAXIMUM_TEXTS = 100

/** A value of a response that is an object, else nothing. */
export const objectIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' ? { ...value } : {}

/** All texts of a value: one text, a list of texts, or lists by field; anything else says nothing. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  const entries = Array.isArray(value) ? value : Object.values(objectIn(value))
  return entries.flatMap((each) => textsOfEntry(each)).slice(0, MAXIMUM_TEXTS)
}

const textsOfEntry = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.filter((each) => typeof each === 'string')
    : typeof value === 'string'
      ? [value]
      : []

/** Errors by field as `{field: [text]}`; a list or a lone text belongs to no field. */
export function fieldErrorsIn(value: unknown): FormErrors {
  if (typeof value === 'string' || Array.isArray(value)) return { general: textsIn(value), fields: {} }
  const entries = Object.entries(objectIn(value)).slice(0, MAXIMUM_TEXTS)
  const fields = entries.map(([field, texts]) => [field, textsIn(texts)] as const)
  return { general: [], fields: Object.fromEntries(fields.filter(([, texts]) => texts.length > 0)) }
}
