import { REQUIRED_FIELD, UNKNOWN_FIELD } from '@kisscut/core/schema'
import type { z } from 'zod'

/** An error or warning about a call, as the REST API lists it in addition to the messages by field. API-14. */
export interface WireProblem {
  /** `family.what`, as in the rules: `size.exceeds-maximum`, `field.required`. */
  readonly code: string
  readonly level: 'error' | 'warning'
  /** Its name on the wire; null for the whole call. */
  readonly field: string | null
  /** Values in the text. */
  readonly values: Readonly<Record<string, string | number>>
  /** Setting this field to this value solves the problem. */
  readonly fix?: { readonly field: string; readonly value: string }
  readonly text: string
}

/** Messages by field, as in REST responses (API-14). */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** The key of messages about the whole request; no field has this name. On the wire it is `error`. */
export const WHOLE = 'general'

type Issue = z.core.$ZodIssue

const VALUES = ['minimum', 'maximum', 'divisor'] as const

/** The bounds an issue names. */
const valuesOf = (issue: Issue): WireProblem['values'] =>
  Object.fromEntries(
    VALUES.flatMap((name) => {
      const value = (issue as unknown as Record<string, unknown>)[name]
      return typeof value === 'number' ? [[name, value]] : []
    }),
  )

/** A schema's issues as problems with their fields. */
export const fieldProblems = (issues: readonly Issue[]): readonly WireProblem[] =>
  issues.flatMap((issue) => {
    const at = issue.path.map(String).join('.')
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => problemAt(at === '' ? key : `${at}.${key}`, 'unknown', UNKNOWN_FIELD))
    const { code, message } = issue
    const what = message === REQUIRED_FIELD ? 'required' : (WHATS[code] ?? 'invalid')
    return [{ ...problemAt(at === '' ? null : at, what, message), values: valuesOf(issue) }]
  })

/** The second part of a problem's code, by the code of the issue. */
const WHATS: Readonly<Record<string, string>> = {
  invalid_type: 'type',
  invalid_union: 'type',
  invalid_value: 'choice',
  invalid_format: 'format',
  too_big: 'above-maximum',
  too_small: 'below-minimum',
}

const problemAt = (field: string | null, what: string, text: string): WireProblem => ({
  ...{ code: `field.${what}`, level: 'error', field, values: {}, text },
})

/** The texts of errors by field; those about the whole are under {@link WHOLE}. */
export function errorsByField(problems: readonly WireProblem[]): FieldErrors {
  // A map, because clients choose the field names: `constructor` and `__proto__` are possible.
  const errors = new Map<string, string[]>()
  for (const { level, field, text } of problems) {
    if (level !== 'error') continue
    const name = field ?? WHOLE
    errors.set(name, [...(errors.get(name) ?? []), text])
  }
  return Object.fromEntries(errors)
}

/** Zod's issues by field. */
export const fieldErrors = (issues: readonly Issue[]): FieldErrors => errorsByField(fieldProblems(issues))
