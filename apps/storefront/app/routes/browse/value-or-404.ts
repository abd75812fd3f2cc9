import type { Outcome } from '@kisscut/shop'

/** The value of a successful outcome; throws a 404 response otherwise. */
export function valueOr404<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new Response(null, { status: 404 })
}
