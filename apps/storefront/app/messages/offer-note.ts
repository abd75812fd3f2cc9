/** Texts of a special offer, where its product is chosen and ordered. */

export const specialOffer = 'Special offer'
export const offerOver = 'This offer has ended. You see the regular price.'
export const withoutOffer = 'Choose another size, material or quantity'
