/** Texts of a special offer on its product's pages. */

export const specialOffer = 'Special offer'
export const offerOver = 'This offer has ended. You see the regular price.'
export const withoutOffer = 'Choose another size, material or quantity'
