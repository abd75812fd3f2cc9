/** Texts of the page of a product that is sold as it is. */

export { addToCart, updateCart } from './finalize.ts'
export { updatePrice } from './setup.ts'
export { checkQuantity } from './configurator.ts'
export const changedElsewhere = 'Changed in another tab. Look at it again, please, before you go on.'
