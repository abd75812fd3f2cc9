/** Texts of the feeds and of other documents for programs. */

/** Title of a feed item, with the quantity that its price is for. */
export const feedTitle = (name: string, quantity: number) =>
  quantity === 1 ? name : `${name}, ${quantity.toLocaleString('en-US')} pieces`

export const llms = {
  what: 'Every product page states the price of each quantity as JSON-LD (schema.org). Prices follow from material, size, quantity and options, and are shown as they are charged.',
  products: 'Products',
  help: 'Help',
  programs: 'For programs',
  sitemap: 'Every page',
  feed: 'Every product with its price (Google Merchant format)',
  api: 'The REST API as OpenAPI',
  search: 'Search: add the words as q',
}
