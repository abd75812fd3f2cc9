/** What is said of a shopper's own designs. */

export const copyOf = (name: string) => (name === '' ? 'Copy' : `${name} (copy)`)
export const nameTooLong = (most: number) => `Please use at most ${most} characters.`
export const inYourCart = 'This design is in your cart. Remove it there first.'
export const linkOver = 'This link doesn’t work any more. Ask for a new one where the design was made.'
