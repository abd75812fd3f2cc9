/** Pages of the demo shop in the journeys. */
export const SETUP = '/custom/products/stickers/die-cut/p/die-cut-stickers/setup/'
export const ROLL_SETUP = '/custom/products/labels/roll/p/roll-labels/setup/'
export const CATEGORIES = ['stickers', 'stickers/die-cut', 'labels', 'labels/roll'].map(
  (path) => `/custom/products/category/${path}/`,
)
