/** Texts shared by upload and finalize: colors and preflight. */

export const colors = 'Colors'
export const printColors = 'Print colors'
export const screenColors = 'Screen colors'

export const preflight = 'Preflight'
export const stillChecking = 'We’re still checking your artwork.'
export const checkAgain = 'Check again'
export const readyToPrint = 'Ready to print.'
export const readyToCut = 'Ready to cut.'
export const fixOnCanvas = 'Fix it on the canvas'
export const orderSize = (size: string) => `Order ${size}`
export const didNotWork = 'That didn’t work. Please try again.'

export const view = 'View'
export const views = {
  finished: 'Finished',
  laptop: 'Laptop',
  bottle: 'Bottle',
  carton: 'Box',
  car: 'Car',
} as const
const where = {
  finished: 'as they will be made',
  laptop: 'on a laptop, in actual size',
  bottle: 'on a bottle, in actual size',
  carton: 'on a box, in actual size',
  car: 'on the back of a car, in actual size',
} as const
/** Alternative text of a view's picture. */
export const viewOf = (product: string, view: keyof typeof where) => `${product} ${where[view]}`
/** Alternative text of a side's picture. */
export const sideOf = (product: string, side: string) => `${product}, ${side}`
