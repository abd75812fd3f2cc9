/** Texts of the finalize page. */

export const description = 'See your product as it will be made before you add it to the cart.'
export const reviewOrder = 'Review your order'
export const addArtwork = 'Add your artwork'
export const noArtwork = 'You haven’t added artwork yet.'
export const addToCart = 'Add to cart'
export const updateCart = 'Update the cart'

export const cutLineKey = ' cut line'
export const cutLineLater = 'We’re still drawing the cut line.'
export const nowChecked =
  'We’ve just finished checking your artwork. Have a look at what we found, then add it to your cart.'
export const proofPdf = 'Proof (PDF)'
export { sideOf } from './design.ts'
export const previewOf = (product: string, file: string | undefined) =>
  `Preview of ${product} with ${file ?? 'no artwork'}`

export const resolution = 'Resolution'
export const resolutionHint = (dpi: number, mustChoose: boolean) =>
  `Your graphic prints at ${dpi} dpi. ${mustChoose ? 'Choose how we handle it.' : 'It may look soft. Leave it as is, or have us redraw it.'}`
export const weRedraw = (price: string | null) =>
  price === null
    ? 'A designer redraws it by hand, shading and small type included, so it prints sharp.'
    : `A designer redraws it by hand, shading and small type included, so it prints sharp. ${price} once.`
export const asSent = 'We print it as sent; edges will look soft.'

export const proof = 'Proof'
export const asIsText = 'We start as soon as your files pass our checks.'
export const proofFirstText =
  'It’s free. We don’t print until you approve it, and the ship date counts from your approval.'
export const proofFirstOfLettering =
  'It’s free. We don’t cut until you approve it, and the ship date counts from your approval.'

export const notes = 'Notes for the print team'
export const notesOfLettering = 'Notes for the cutting team'
export const notesHint = 'Anything we should know: colors, orientation, how you’ll use it.'

export const details = 'Details'
export const changeDetails = 'Change details'
export const artwork = 'Artwork'
export const changeArtwork = 'Change artwork'
export const design = 'Design'
export const changeDesign = 'Change design'
export const sides = 'Sides'
export const file = 'File'
export const cutLine = 'Cut line'
export const quantity = 'Quantity'
export const none = 'none'
export const vector = 'Vector, sharp at any size'
export const dotsPerInch = (dpi: number) => `${dpi} dpi`
