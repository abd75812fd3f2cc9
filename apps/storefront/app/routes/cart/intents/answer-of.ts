import { data } from '@remix-run/node'
import type { CartAnswer } from './cart-answer.ts'

/** The answer with its status, for forms that are sent without JavaScript too. */
export const answerOf = (answer: CartAnswer) => data(answer, { status: answer.status })
