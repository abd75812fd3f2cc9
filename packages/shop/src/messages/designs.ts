/** Messages about a shopper's own designs. */

export const copyOf = (name: string) => (name === '' ? 'Copy' : `${name} (copy)`)
export const nameTooLong = (most: number) => `Please use at most ${most} characters.`
export const inYourCart = 'This design is in your cart. Remove it there first.'
export const linkOver = 'This link no longer works. Please make a new one where you designed it.'
