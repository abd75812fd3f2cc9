/** Default headings of blocks. */

export const allOf = (name: string) => `All ${name.toLowerCase()}`

/** Title of the page of a category that is called as its product is. */
export const productsAndPrices = (category: string) => `${category}: products and prices`
