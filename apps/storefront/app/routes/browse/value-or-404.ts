import type { Outcome } from '@kisscut/shop'

/** What a use case found; what isn't there, or isn't the viewer's to see, answers 404. */
export function valueOr404<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new Response(null, { status: 404 })
}
