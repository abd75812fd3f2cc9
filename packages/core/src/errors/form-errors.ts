/** Texts of a form: under its fields, and those without a field. */
export interface FormErrors {
  readonly general: readonly string[]
  readonly fields: Readonly<Record<string, readonly string[]>>
}

/** A form without errors. */
export const NO_ERRORS: FormErrors = { general: [], fields: {} }

/** Merges the errors of two checks of one form; the same text at the same field is shown once. */
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
