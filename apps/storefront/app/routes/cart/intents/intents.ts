import type { AppLoadContext } from '@remix-run/node'
import { changeQuantity } from './change-quantity.ts'
import { putBack } from './put-back.ts'
import { removeLine } from './remove-line.ts'
import type { CartResult } from './cart-result.ts'

/** What a cart form may ask for; the pressed button's `intent` says which. */
export type Intent = (fields: FormData, context: AppLoadContext) => Promise<CartResult>

const INTENTS = { 'change-quantity': changeQuantity, 'remove-line': removeLine, 'put-back': putBack } as const

export type IntentName = keyof typeof INTENTS

const isIntent = (name: unknown): name is IntentName =>
  typeof name === 'string' && Object.hasOwn(INTENTS, name)

/** The function a form asks for; a form of nobody's making is turned away. */
export function intentOf(fields: FormData): Intent {
  const name = fields.get('intent')
  if (isIntent(name)) return INTENTS[name]
  throw new Response('This form is not one of the cart’s.', { status: 400 })
}
