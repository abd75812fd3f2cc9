/** Texts of pages of products that are sold as they are. */

export { addToCart, updateCart } from './finalize.ts'
export { updatePrice } from './setup.ts'
export { checkQuantity } from './configurator.ts'
export const changedElsewhere = 'Changed in another tab. Look at it again, please, before you go on.'
