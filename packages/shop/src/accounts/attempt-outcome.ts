import { invalid, type Failure } from '../outcome.ts'
import type { FieldErrors } from './check-fields.ts'

/** Too many attempts; the request wasn't processed. */
export interface TooMany {
  readonly ok: false
  readonly reason: 'too_many'
  readonly seconds: number
}

/** The result of an account form. */
export type AttemptOutcome<T> = { readonly ok: true; readonly value: T } | TooMany | Failure

export const tooMany = (seconds: number): TooMany => ({ ok: false, reason: 'too_many', seconds })

/** The failure for these field errors; null if there are no errors. */
export const rejectedFor = (errors: FieldErrors | null): Failure | null =>
  errors === null ? null : invalid(errors)
