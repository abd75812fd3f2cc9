/** Texts upload and finalize share: colors and preflight. */

export const colors = 'Colors'
export const printColors = 'Print colors'
export const screenColors = 'Screen colors'

export const preflight = 'Preflight'
export const readyToPrint = 'Ready to print.'
export const fixOnCanvas = 'Fix it on the canvas'
export const orderSize = (size: string) => `Order ${size}`
export const didNotWork = 'That didn’t work. Please try again.'
