/** Texts of the easy editor. */

export const loading = 'Loading text and codes…'
export const nothingToFillIn = 'There is nothing to fill in on this side.'
export const text = 'Text'
export const picture = 'Picture'
export const qrCode = 'QR code'
export const barcode = 'Barcode'
export const numbered = (kind: string, number: number) => `${kind} ${number}`
export const color = 'Color'
export const colorOf = (name: string) => `Color of ${name.toLowerCase()}`
export const colorsOf = (name: string) => `Colors of ${name}`
export const remove = (name: string) => `Remove ${name}`
export const background = 'Background and border'
export const addLogo = 'Add your logo or picture'
export const fontNotLoaded =
  'This font couldn’t be loaded just now. Your words are kept; try again in a moment.'
