/** Texts of marketplace and stock products, and of the pages of artists and companies. */

export { addToCart, updateCart } from './finalize.ts'
export const add = 'Add to cart'
export const update = 'Update'
export const by = 'Artwork by'
export const of = 'of'
export const background = 'Background'
export const removeBackground = 'Print it without its background'
export const removeBackgroundHelp =
  'The shape is then cut around what is left. It takes a few seconds, and can be undone.'
export const removing = 'Removing the background…'
export const notRemoved = 'The background could not be removed. Please try again.'
export const instructions = 'About this picture'
export const watermark = 'The watermark is on the screen alone. It is not printed.'
export const shownOn = 'Shown on'
export const shownOnName = (product: string, background: string) => `${product} on ${background}`

export const works = 'Works'
export const worksOf = (name: string) => `Stickers with artwork by ${name}`
export const artists = 'Artists'
export const noWorks = 'Nothing of theirs is for sale at the moment.'
export const makerDescription = (name: string, slogan: string) =>
  slogan === '' ? `Stickers with artwork by ${name}.` : `${slogan}. Stickers with artwork by ${name}.`
