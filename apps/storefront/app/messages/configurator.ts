/** Texts shared by setup, upload and finalize: titles, steps, price, and the order in one line. */

export const yourProduct = 'Your product'
export const yourOwn = (product: string) => `Your ${product}`
export const detailsTitle = (product: string) => `${product}, details`
export const designTitle = (product: string) => `${product}, design`
export const finalizeTitle = (product: string) => `${product}, review`

/** Labels of the three steps. FLOW-8. */
export const steps = ['PRODUCT DETAILS', 'DESIGN', 'FINALIZE PRODUCT'] as const
export const stepsToProduct = 'Steps to your product'
export const changeDetails = 'Change details'

export const pieces = (count: number, shown: string) => `${shown} ${count === 1 ? 'piece' : 'pieces'}`

export const price = 'Price'
export const each = (price: string) => `${price} each`
export const checkSize = 'Check the size'
export const checkQuantity = 'Check the quantity'
export const checkChoices = 'Check your choices'

export const priceBreakdown = 'Price breakdown'
export const noPrice = 'Check the notes above to see the price.'
export const once = 'once'
export const included = (names: string) => `Included: ${names}`
export const total = 'Total'

/** The charge of an option. */
export const added = (price: string) => `+ ${price}`
export const addedEach = (price: string) => `+ ${price} each`
export const addedPercent = (percent: string) => `+ ${percent}%`
export { includingTax } from './parts.tsx'
