/** Why a request is rejected before it reaches a use case. Routes are described next to their code, for the API's document. */

export const tooManyRequests = (seconds: number) => `Too many requests. Please try again in ${seconds} s.`
export const requestTooLarge = (kilobytes: number) => `The request is larger than ${kilobytes} kB.`
export const notMultipart = 'Send the file as multipart/form-data.'
export const notJson = 'Send JSON with the content type application/json.'
export const compressedBody = 'Send the body as it is: a compressed one isn’t accepted.'
export const invalidJson = 'The request is not valid JSON.'
export const nestedTooDeeply = 'The JSON is nested too deeply.'
export const notText = 'The request holds characters that are not text.'
export const unknownField = 'Unknown field.'

export const fileTooLarge = 'The file is larger than 50 MB. Please send a smaller one.'
export const noFile = 'Please choose a file.'
export const cutShort = 'The upload was interrupted. Please try again.'

export const keyOfOtherCall = 'This Idempotency-Key was used for another call. Please use a new one.'
export const keyUnderWay = 'The call with this Idempotency-Key is under way. Please try again in a moment.'
export const keyOfSecret = 'This was made before. What it answered is shown once.'
export const noSuchCall = 'The API has no such call. /docs/api/ lists them all.'
export const pageSizeAtMost = (most: number) => `At most ${most} rows a page.`
export const otherMethod = 'This method is not allowed here.'
export const otherSite = 'This request did not come from the shop’s own pages.'
export const keyNotValid = 'This key is not valid.'
export const signInFirst = 'Sign in first.'
export const signedInMeanwhile = 'You have just signed in. Please try again.'
export const keyMayOnlyRead = 'This key may only read.'
export const secondFactorFirst =
  'This shop requires two-factor sign-in of its staff. Set it up at /account/two-factor/ first.'
export const staffOnly = 'Only the shop’s staff may do this.'

export const noRoom = 'The shop has no room to store this at the moment. Please try again later.'
export const unavailable = 'The shop can’t do this right now. Please try again in a moment.'
export const somethingWrong = 'Something went wrong on our end. Please try again.'

export const whichPicture = 'Please specify a picture.'
export const otherPicture = 'Only pictures of this shop can be used.'
export const pixelsBetween = (least: number, most: number) => `Please ask for ${least} to ${most} pixels.`
export const oneOf = (names: readonly string[]) => `Please choose one of ${names.join(', ')}.`
export const colorCode = 'A color such as #1b1917.'
export const notAdded = 'Unable to add the product to the cart'

export const fromOne = 'Must be a whole number from 1.'
export const trueOrFalse = 'Must be true or false.'
export const wholeNumber = 'Must be a whole number.'
export const isoTime = 'Must be a time such as 2026-11-28T09:30:00Z.'
export const unknownFilter = 'Unknown filter.'
export const idsAtMost = (most: number) => `At most ${most} ids at once.`
export const invalidCursor = 'Invalid cursor.'
export const noSuchRecord = 'There is no such record.'
export const noSuchPart = 'One of these is not there any more.'
