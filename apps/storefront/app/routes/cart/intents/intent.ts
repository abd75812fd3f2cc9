import type { AppLoadContext } from '@remix-run/node'
import type { CartResult } from './cart-result.ts'

/** The intents of the cart's forms, sent by the pressed button's `intent`. */
export type Intent = (fields: FormData, context: AppLoadContext) => Promise<CartResult>
