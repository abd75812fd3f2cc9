/** Texts of lists of special offers. */

export const specialOffers = 'Special offers'
/** Followed by the amount that variable data adds. OFFER-8. */
export const numbering = 'A number or name on each piece adds'
export const instead = 'Instead of'
export const saving = (percent: number) => `${percent}% off`
/** `3 × 3 in, White vinyl` */
export const made = (size: string, material: string) => `${size}, ${material}`
