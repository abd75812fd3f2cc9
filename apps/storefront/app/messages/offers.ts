/** Texts of special offers. */

export const specialOffer = 'Special offer'
export const specialOffers = 'Special offers'
export const offerOver = 'This offer has ended. You see the regular price.'
export const withoutOffer = 'Choose another size, material or quantity'
export const instead = 'Instead of'
export const saving = (percent: number) => `${percent}% off`
/** `3 × 3 in, White vinyl` */
export const made = (size: string, material: string) => `${size}, ${material}`
