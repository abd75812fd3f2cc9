import type { Outcome } from '@kisscut/shop'
import { DONE, type CartResult } from './cart-result.ts'

type Failure = Extract<Outcome<never>, { ok: false }>

/** A failed outcome for the cart: at its field, or above the cart. */
export function failed(failure: Failure, itemId: string, typed: string | null = null): CartResult {
  const errors = failure.reason === 'invalid' ? failure.errors : { general: [failure.message] }
  return { ...DONE, status: STATUS[failure.reason], itemId, errors, typed }
}

const STATUS: Readonly<Record<Failure['reason'], number>> = {
  invalid: 422,
  not_found: 404,
  forbidden: 403,
  conflict: 409,
  changed: 409,
  busy: 503,
  too_large: 413,
  unsupported: 415,
}
