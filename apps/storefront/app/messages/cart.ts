/** Texts of the cart. */

export const title = 'Cart'
export const yourCart = 'Your cart'
export const emptyCart = 'Your cart is an empty sheet'
export const emptyCartText = 'Choose a product and add your artwork; it will show up here.'
export const browse = (category: string) => `Browse ${category.toLowerCase()}`
export const goToShop = 'Go to the shop'

export const asCut = (name: string) => `${name}, as it will be cut`
export { sideOf } from './design.ts'
export const edit = 'Edit'
export const remove = 'Remove'
export const removed = (name: string) => `${name}: removed from your cart. Your design is saved.`
export const duplicate = 'Duplicate'
export const saveForLater = 'Save for later'
export const savedForLater = 'Saved for later'
export const moveToCart = 'Move to cart'
export const changed = {
  duplicated: (name: string) => `${name}: duplicated. Change the copy’s quantity here, or edit its material.`,
  saved: (name: string) => `${name}: saved for later.`,
  moved: (name: string) => `${name}: back in your cart.`,
  renewed: (name: string) => `${name}: your cart has the new one now.`,
  kept: (name: string) => `${name}: your cart keeps the one you added.`,
} as const
export const useNewProduct = 'Use the new one'
export const keepProduct = 'Keep this one'
export const nothingInCart = 'Nothing in your cart yet.'
export const pieces = (count: number, shown: string) => `${shown} ${count === 1 ? 'piece' : 'pieces'}`
export const restore = 'Put it back'

export const quantity = 'Quantity'
export const quantityOf = (name: string) => ` of ${name}`
export const update = 'Update'
export const atLeast = (quantity: number) => `${quantity} or more`
export const multiplesOf = (step: number, others: readonly number[]) =>
  others.length > 0 ? `Multiples of ${step}, or ${others.join(', ')}` : `Multiples of ${step}`

/** After signing in, when the merged cart exceeds the maximum number of lines. CART-6. */
export const removedLines = (lines: number) =>
  lines === 1
    ? 'The oldest product was taken out when you signed in, because the cart was full. You’ll find it under My designs.'
    : `The ${lines} oldest products were taken out when you signed in, because the cart was full. You’ll find them under My designs.`
/** After a change of currency. CUR-6. */
export const repriced = (currency: string) =>
  `Your cart is in ${currency} now. Every line has today’s price in that currency.`
export const orderTotal = 'Order total'
export const subtotal = 'Subtotal'
/** `Includes VAT (19 %)`. */
export const taxIncluded = (name: string, percent: string) => `Includes ${name} (${Number(percent)} %)`
export const shipping = 'Shipping'
export const shippingAndTax = 'Shipping and tax'
export const addedAtCheckout = 'Added at checkout'
export const continueShopping = 'Continue shopping'
export const noPaymentYet =
  'This shop doesn’t take payment yet. Your cart is saved in this browser for 30 days. Prices may change; you’ll see today’s price when you return.'

export const unknownForm = 'This form isn’t part of the cart. Please reload the page.'
