/** Texts of the clipart page. */

export { addToCart, updateCart } from './finalize.ts'
export const asDrawn = 'As drawn'
export const colorOf = (region: string) => `Color of ${region.toLowerCase()}`
export const outlineOf = (region: string) => `Outline of ${region.toLowerCase()}`
export const outlineColorOf = (region: string) => `Outline color of ${region.toLowerCase()}`
export const outlineWidthOf = (region: string) =>
  `Outline width of ${region.toLowerCase()}, in thousandths of an inch`
export const outlineWidths = (widest: number) => `The outline has to be wider than 0, and at most ${widest}.`
export const noOutline = 'No outline'
export const thousandths = '‰ in'
export const cut = 'What is cut'
export const theDrawing = 'The drawing'
export const aroundIt = 'What is around it'
export const invertHint = 'Around it: the drawing is the opening in a piece of film.'
export const invertPrintedHint = 'Around it: the drawing is the opening in a printed piece.'
export const pictureOf = (drawing: string, colors: readonly string[], size: string) =>
  `${drawing}${colors.length > 0 ? ` in ${colors.join(' and ')}` : ''}, ${size}`
export const missing = 'We can’t show this drawing at the moment. Please choose another, or come back later.'
export const shownOn = 'Shown on'
export const plain = 'Nothing'
export const photo = (at: number) => `Photo ${at}`
export const related = (category: string) => `More from ${category.toLowerCase()}`
export const drawnBy = (credit: string) => `Drawing: ${credit}`
export const cutLine = 'cut line'
export const filmEdge = 'cut along its edge, nothing printed'
/** The upload pages use the same words. SIZE-20. */
export const smallerThanPaid = (finished: string, ordered: string) =>
  `This cut comes out at ${finished}, smaller than the ${ordered} you’re paying for.`
export const orderSize = (size: string) => `Order ${size}`
