/** Default headings of blocks. */

export const allOf = (name: string) => `All ${name.toLowerCase()}`

/** Title of a category's page if its only product has the same name. */
export const productsAndPrices = (category: string) => `${category}: products and prices`
