/** Why a request is rejected before a use case sees it. What routes do is described beside them, for the API's document. */

export const tooManyRequests = (seconds: number) => `Too many requests. Please try again in ${seconds} s.`
export const requestTooLarge = (kilobytes: number) => `The request is larger than ${kilobytes} kB.`
export const unknownField = 'Unknown field.'

export const fileTooLarge = 'The file is larger than 50 MB. Please send a smaller one.'
export const noFile = 'Please choose a file.'
export const cutShort = 'The upload was cut short. Please try again.'

export const whichPicture = 'Please say which picture is meant.'
export const otherPicture = 'Only pictures of this shop can be used.'
export const pixelsBetween = (least: number, most: number) => `Please ask for ${least} to ${most} pixels.`
export const oneOf = (names: readonly string[]) => `Please choose one of ${names.join(', ')}.`
export const colorCode = 'A color such as #1b1917.'
export const notAdded = 'Unable to add the product to the cart'

export const fromOne = 'Must be a whole number from 1.'
export const trueOrFalse = 'Must be true or false.'
export const wholeNumber = 'Must be a whole number.'
export const unknownFilter = 'Unknown filter.'
export const idsAtMost = (most: number) => `At most ${most} ids at once.`
export const invalidCursor = 'Invalid cursor.'
