/** Texts of the drag-drop-buy page; the editor has its own. */

export const putTogether = (product: string) => `Put together your ${product.toLowerCase()}`
export { loading, order } from './design-tool.ts'
export const opening = 'Opening the figures…'
export const needsScripts =
  'Putting figures together needs JavaScript, which is turned off in your browser. Turn it on and load this page again.'
export const otherProducts = 'Other products of this category'
export const details = 'Material, size and quantity'
export { addToCart, updateCart } from './finalize.ts'
export const storedHere = 'Kept in this browser until it is in your cart.'
export const startAgain = 'Start again'
export const bringBack = 'Bring it back'
export { openElsewhere } from './design-tool.ts'
