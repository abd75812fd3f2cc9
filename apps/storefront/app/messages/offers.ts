/** Texts of special offers, where they are listed. */

export const specialOffers = 'Special offers'
export const instead = 'Instead of'
export const saving = (percent: number) => `${percent}% off`
/** `3 × 3 in, White vinyl` */
export const made = (size: string, material: string) => `${size}, ${material}`
