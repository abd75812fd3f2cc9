/** Texts of the design tools' pages; the editors have their own. */

export const description = 'Your design on its cut line, saved while you work.'
export const yourDesignOf = (product: string) => `Your ${product.toLowerCase()}`
export const designIt = (product: string) => `Design your ${product.toLowerCase()}`
export const order = 'Your order'
export const proceed = 'Continue'
export const loading = 'Loading…'
export const openingTool = 'Opening the design tool…'
export const needsScripts =
  'Designing here needs JavaScript, which is turned off in your browser. Turn it on and load this page again, or send us finished artwork.'
export const uploadInstead = 'Products for finished artwork'
export const pictureOf = (product: string) => `${product}, as they begin`

export const showDetails = 'Material, size and quantity'
export const hideDetails = 'Hide material, size and quantity'
/** For products whose size follows from the drawing. */
export const showDetailsButSize = 'Material and quantity'
export const hideDetailsButSize = 'Hide material and quantity'
export const startEmpty = 'Start empty'
export const startFromTemplate = 'Use the template'
export { myDesigns } from './parts.tsx'
export const finishedLook = 'Finished look'
export const versions = 'Versions'
export const bringBack = 'Bring my design back'

export const tooMuchToCut =
  'This is more than we can cut at once. Shorten it or make it smaller, and we show its size and price again.'

export const saving = 'Saving…'
export const saved = 'All changes saved.'
export const savedOnceChanged = 'Saved as soon as you change something.'
export const notSavedYet = 'Not saved yet: we try again by ourselves. Your work is kept in this browser.'
export const openElsewhere =
  'This design is also open in another window. If you change it in both, we ask you which one to keep.'
export const moreOptions = 'More options'

export const notOpened =
  'The design tool couldn’t be opened. Check your internet connection and load this page again. Your work is kept.'
export const toolFailed = 'The design tool couldn’t go on. Everything that was saved is safe.'
export const loadAgain = 'Load again'
export const startOver = 'Go back to what is saved'
