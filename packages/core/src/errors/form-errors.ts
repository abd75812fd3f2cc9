/** What a form shows: texts under its fields, and texts that belong to none. */
export interface FormErrors {
  readonly general: readonly string[]
  readonly fields: Readonly<Record<string, readonly string[]>>
}

/** A form without errors. */
export const NO_ERRORS: FormErrors = { general: [], fields: {} }

/** Two sets of errors shown on one form; a text under the same field is shown once. */
export function mergeErrors(first: FormErrors, second: FormErrors): FormErrors {
  const fields = new Map(Object.entries(first.fields))
  for (const [field, texts] of Object.entries(second.fields))
    fields.set(field, once([...(fields.get(field) ?? []), ...texts]))
  return { general: once([...first.general, ...second.general]), fields: Object.fromEntries(fields) }
}

/** Whether a form has any error to show. */
export const formHasErrors = (errors: FormErrors): boolean =>
  errors.general.length > 0 || Object.values(errors.fields).some((texts) => texts.length > 0)

const once = (texts: readonly string[]) => [...new Set(texts)]
