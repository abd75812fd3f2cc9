import { VECTORIZE_COLORS } from '@kisscut/core/vectorize'

/** Messages about artwork: uploading, placing, retouching, drawing. */

export const missing = 'Please upload your artwork first.'
export const takesNone = 'This product is sold as it is, and takes no artwork.'
export const nothingPrinted = 'This product is sold as it is: nothing is printed or cut for it.'
export const notDrawn =
  'We can’t open this kind of file, so we can’t print it. Please upload your artwork again as a PDF, SVG, PNG or JPEG.'
export const approvedResolution = (dpi: number) =>
  `Your artwork is ${dpi} dpi at this size. You’ve approved it, so we print it as sent.`
export const needsChoice = (dpi: number, coarse: number) =>
  `Your graphic prints at ${dpi} dpi, below ${coarse}. Choose whether we fix it or print it as is.`

export const notANumber = 'Invalid numeric value.'
export const tooFarOut = 'Your artwork is outside the product.'
export const farTooLarge = 'Your artwork is far larger than the product. Please make it smaller.'
export const larger = (finished: string, ordered: string) =>
  `This cut comes out at ${finished}, larger than the ${ordered} you ordered. Please make the artwork fit, or order a larger size.`
export const outsideOrdered = 'Part of the cut is outside the size you ordered. Move the artwork inside.'
export const smallerThanOrdered = (finished: string, ordered: string) =>
  `This cut comes out at ${finished}, smaller than the ${ordered} you ordered.`
export const noOutline = 'Nothing in your artwork is solid enough to cut around. Choose another shape.'
export const smallerThanPaid = (finished: string, ordered: string) =>
  `This cut comes out at ${finished}, smaller than the ${ordered} you’re paying for.`
export const smallestAround = (size: string, total: string, instead: string) =>
  `Order ${size}, the smallest size around it, for ${total} instead of ${instead}.`
export const thatSize = (total: string, instead: string) =>
  `Order that size for ${total} instead of ${instead}.`
export const stickersAtEdge = (count: number, distance: string) =>
  `${count} of the stickers on this sheet are within ${distance} of its edge or past it. They won’t be cut out.`
export const noStickerOnSheet = (distance: string) =>
  `Every sticker on this sheet is within ${distance} of its edge or past it, so none can be cut out. Make the artwork smaller.`
export const cutLineNotAvailable = (others: string) =>
  `This cut line is not available for this product. Please choose ${others}.`
export const unevenCircle =
  'A circle is as wide as it is high. Please make both sides the same, or choose another cut line.'
export const flexCutNotAvailable = 'Flex cut is not available for this product.'
export const clipRadius = 'Please choose a radius between 0 and 50 percent.'
export const contourOffset = (most: string) => `Please choose an offset between 0 and ${most}.`
export const contourSmoothness = 'Please choose a smoothness between 0 and 100 percent.'
export const contourOfTwoSides =
  'A product printed on both sides is cut along a shape. Please choose a shape for the cut line.'
export const onSide = (side: string, message: string) => `${side}: ${message}`
export const notPrinted =
  'It is cut from film, and nothing of it is printed. Its cut file has a path for each film.'
export const nothingCut = 'There is nothing to cut yet.'
export const printedAlone = 'It is printed on both sides. Print it by itself.'
export const otherCount = (records: number, quantity: number) =>
  `Your numbers or names are for ${records} pieces, and ${quantity} are ordered. Make them the same.`
const WHAT_IS_GONE: Readonly<Record<string, string>> = {
  user_file: 'A picture',
  clipart: 'A drawing',
  artwork: 'An artwork',
  font: 'The font of a text',
  color: 'A color',
}
/** `record`: the name of the record that an element on this side refers to. */
export const goneFrom = (record: string, side: string) =>
  `${WHAT_IS_GONE[record] ?? 'Something'} on ${side} is no longer available. Choose another one, or delete it.`
export const tooManyMasks = (most: number) => `An element has at most ${most} masks.`
export const oneSide = 'This product is printed on one side.'
export const oneCutLine = 'Both sides of a product are cut along the same line.'
export const ownCutPath = 'The cut line is one of the product’s shapes or follows your artwork.'
export const notText = 'This is not text.'
export const notAnId = 'Letters, digits, hyphens and underscores, at most 60 of them, please.'
export const tooLarge = 'This design is too large to be saved.'
export const otherSize = 'The design and the product have different sizes.'

export const tooManyFiles = 'You have uploaded many files. Please remove some you no longer need.'
export const tooManyThisHour =
  'You have uploaded many files in the last hour. Please try again a little later.'

export const noBackground = {
  transparent: 'The background is already transparent.',
  uneven: 'We couldn’t tell the background from the artwork.',
  everything: 'Nothing would be left of this picture. Try a lower tolerance.',
} as const
export const tracingBusy = 'We’re busy at the moment. Please try again in a few seconds.'
export const elsewhere = 'This picture isn’t one of this shop’s files.'
export const originalGone = 'The original was removed.'
export const vectorAlready = 'This artwork is already a vector.'
export const tolerance = 'Please choose a tolerance between 1 and 100.'
export const colors = `Please choose between ${VECTORIZE_COLORS.least} and ${VECTORIZE_COLORS.most} colors.`
export const pageUpTo = (pages: number) => `Please choose a page between 1 and ${pages}.`
export const box =
  'Choose a part inside the picture: left plus width, and top plus height, can be 100% at most.'
export const noRetouch = 'Please choose an edit.'
export const notDrawnNow = 'We couldn’t draw the picture just now. Please try again in a moment.'

export const removeBackground = 'Remove background'
export const vectorize = 'Vectorize'
export const vectorizeFor = (price: string) => `Vectorize in flat colors, ${price}`
export const noWhiteInk = (percent: number) =>
  `${percent}% of your artwork is white. White isn’t printed on this material, so the material shows there.`
export const addWhiteInk = (price: string) => `Add white ink, +${price}`
export const notAFont = 'This file is not a font. Please choose a TTF, OTF or WOFF file.'
