/** Texts of the help links below a product's choices. */

export const help = 'Help with this product'
export const template = 'Artwork template for this size'
export const sizes = 'Size guide'
export const materials = 'Compare materials'
export const quote = 'Need something else? Ask for a quote'
export const contact = 'Ask us a question'
