/** Texts of the editor of drag-drop-buy products. */

export const strip = 'Your strip'
export const onStrip = 'Figures on the strip, from left to right'
export const howTo = 'Tap a figure to put it on, or drag it to its place.'
export const loading = 'Loading figures and letters…'
export const count = (count: number, most: number) => `${count} of ${most} figures`
export const full = (most: number) => `The strip is full: ${most} figures fit on this product.`
export const placeOf = (name: string, place: number, count: number) => `${name}, ${place} of ${count}`
export const added = (name: string, count: number, most: number) =>
  `${name} added. ${count} of ${most} figures.`
export const movedTo = (name: string, place: number, count: number) =>
  `${name} moved to place ${place} of ${count}.`
export const removed = (name: string) => `${name} taken off.`
export const nothingSelected =
  'Select a figure to move, color or remove it. Arrow keys move it, Delete takes it off.'
export const figures = 'Figures'
export const kinds = 'Kinds of figures'
export const all = 'All'
export const addNamed = (name: string, price: string) =>
  price === '' ? `Add ${name}` : `Add ${name}, ${price} each`
export const eachPrice = (price: string) => `${price} each`
export const gone = 'Figure that is no longer sold'

/** Buttons. */
export const moveLeft = 'Move left'
export const moveRight = 'Move right'
export const remove = 'Remove'
export const undo = 'Undo'
export const redo = 'Redo'
export const undoOf = (step: string) => `Undo: ${step.toLowerCase()}`
export const redoOf = (step: string) => `Redo: ${step.toLowerCase()}`

/** Words. */
export const words = 'Words'
/** Placeholder of the empty field. */
export const wordsLike = (sample: string) => `Such as ${sample}`
export const place = 'Where'
export const places = { none: 'No words', bottom: 'Below', top: 'Above' } as const
export const size = 'Size'
export const sizes = { small: 'Small', medium: 'Medium', large: 'Large' } as const
export const fontNotLoaded = 'This font couldn’t be loaded just now. Try again, or choose another.'
export const tryAgain = 'Try again'
export { fontLacks as missingLetters } from './design-tools.ts'
export const colors = 'Colors'
export const manyColors = 'Each its own'
export const oneColor = 'All one color'
export const colorOfAll = 'Color of everything'
export const colorOfWords = 'Color of the words'
export const partsOf = (name: string) => `Colors of ${name}`
export const ownColor = 'As drawn'
