import { changeQuantity } from './change-quantity.ts'
import { keepProduct, useNewProduct } from './choose-product.ts'
import { duplicateLine } from './duplicate-line.ts'
import { restoreLine } from './restore-line.ts'
import { removeLine } from './remove-line.ts'
import { moveToCart, saveForLater } from './save-for-later.ts'
import type { Intent } from './intent.ts'
import * as messages from '../../../messages/cart.ts'

const INTENTS = {
  'change-quantity': changeQuantity,
  'duplicate-line': duplicateLine,
  'save-for-later': saveForLater,
  'move-to-cart': moveToCart,
  'use-new-product': useNewProduct,
  'keep-product': keepProduct,
  'remove-line': removeLine,
  'restore-line': restoreLine,
} as const

export type IntentName = keyof typeof INTENTS

const isIntent = (name: unknown): name is IntentName =>
  typeof name === 'string' && Object.hasOwn(INTENTS, name)

/** The function for a form's intent. Throws a 400 response for an unknown intent. */
export function intentOf(fields: FormData): Intent {
  const name = fields.get('intent')
  if (isIntent(name)) return INTENTS[name]
  throw new Response(messages.unknownForm, { status: 400 })
}
