/** Messages for staff who correct a customer's product. */

export const reasonMissing =
  'This changes the price. Please say why: the reason stands in the product’s history.'
export const reasonTooLong = (most: number) => `Please keep the reason under ${most} characters.`
export const customerApproves = 'Only its customer approves a product.'

/** For the history of a product. */
export const quantity = 'Quantity'
export const artwork = 'Artwork'
export const artworkChanged = 'Changed'
