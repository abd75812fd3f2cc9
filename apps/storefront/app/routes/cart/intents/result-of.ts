import { data } from '@remix-run/node'
import type { CartResult } from './cart-result.ts'

/** The result with its HTTP status, also for forms sent without scripts. */
export const resultOf = (result: CartResult) => data(result, { status: result.status })
