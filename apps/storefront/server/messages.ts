/** The server's own responses in plain text. */

export const noSuchFile = 'There is no such file.'
export const noSuchPage = 'There is no such page.'
export const somethingWrong = 'Something went wrong on our end. Please try again.'
export const notReadable = 'This request can’t be read.'
export const addressTooLong = 'This address is too long.'
export const tooSlow = 'This request took too long to arrive.'
export const shortenIt = 'Please go back and send less, or search with fewer words.'
export const search = 'Search'
export const backToShop = 'Back to the shop'
export const keyNotValid = 'This key is not valid.'
export const signedInMeanwhile = 'You have just signed in. Please go back and try again.'
export const keyMayOnlyRead = 'This key may only read.'

export const otherSite = 'This form was sent from another site.'
export const otherMethod = 'This page takes GET, HEAD and POST only.'
export const noForm = 'This is not a form.'
export const noLength = 'The length of this form is missing.'
export const formTooLarge = 'This form is too large.'

export const adminNotBuilt = 'The admin is not built: run npm start, or npm run build in apps/admin.'

export const bundledLibrary = 'The bundled library'
export const stockLibrary = 'The stock library'
