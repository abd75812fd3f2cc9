import type { Outcome } from '@kisscut/shop'
import { DONE, type CartResult } from './cart-answer.ts'

type Refusal = Extract<Outcome<never>, { ok: false }>

/** A refusal of the shop as the cart shows it: under the field it is about, or above the cart. */
export function refused(refusal: Refusal, itemId: string, typed: string | null = null): CartResult {
  const errors = refusal.reason === 'invalid' ? refusal.errors : { general: [refusal.message] }
  return { ...DONE, status: STATUS[refusal.reason], itemId, errors, typed }
}

const STATUS: Readonly<Record<Refusal['reason'], number>> = {
  invalid: 422,
  not_found: 404,
  forbidden: 403,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
}
