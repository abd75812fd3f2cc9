/** Messages about special offers. */

export const offerOver =
  'This offer has ended. Load the page again to see the regular price; nothing was saved.'
export const offerOfOther = 'This offer is for another product.'

/** For staff, at the field. */
export const needsProduct = 'Please choose the product it is an offer of.'
export const noLettering = 'Lettering is as large as its letters: no size of it can be offered.'
export const otherMaterial = 'The product is not made of this material.'
