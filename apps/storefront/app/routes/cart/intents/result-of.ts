import { data } from '@remix-run/node'
import type { CartResult } from './cart-result.ts'

/** The answer with its status, for forms that are sent without JavaScript too. */
export const resultOf = (answer: CartResult) => data(answer, { status: answer.status })
