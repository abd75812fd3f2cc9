/** Texts of the page of a product that is sold as it is. */

export { addToCart } from './finalize.ts'
export { updatePrice } from './setup.ts'
export { checkQuantity } from './configurator.ts'
export const updateCart = 'Update cart'
export const changedElsewhere = 'Changed in another tab. Look at it again, please, before you go on.'
