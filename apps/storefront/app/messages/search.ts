/** Texts of the search page. */

export const titleOf = (question: string) => (question ? `${question} · Search` : 'Search')
export const description = 'Find stickers, labels, decals and signs by name, material or use.'
export const howToSearch = 'Search by product, material or use.'
export const noResults = (question: string) =>
  `No results for “${question}”. Try a material, a use or a shape.`
const products = (count: number, hasMore: boolean) =>
  hasMore ? `More than ${count} products` : count === 1 ? '1 product' : `${count} products`
export const results = (count: number, hasMore: boolean, question: string) =>
  `${products(count, hasMore)} for “${question}”`
export const onlyPages = (question: string) => `No products for “${question}”, but these pages have it.`
export const sayMore = 'Add a word or choose a filter to see fewer.'

export const kinds = 'Kinds of products'
export const allKinds = 'All'
export const countOf = (count: number, isLeast: boolean) => `${count}${isLeast ? '+' : ''}`

export const foundPages = 'Categories and help'
export const within = (names: readonly string[]) => `in ${names.join(' › ')}`
export const shopByCategory = 'Shop by category'

export const bestMatch = 'Best match'
