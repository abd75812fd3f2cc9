/** Messages about drag-drop-buy products. */

export const keepsProduct = 'What is put together keeps its product.'
export const notOnIt = 'This figure is not on the product.'
export const otherSize = 'The product doesn’t come in this size.'
export const fontNotUsable = 'We can’t set words in this font. Please choose another.'
export const noSuchRegion = 'This figure has no such part.'
