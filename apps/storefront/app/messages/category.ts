/** Texts of category pages: blocks, filters, sort orders. */

export const sizesOf = (name: string) => `Sizes of ${name.toLowerCase()}`
export const chooseSize = 'Choose a size'
export const kindsOf = (name: string) => `Kinds of ${name.toLowerCase()}`

export const noneYet = (name: string) => `There are no ${name.toLowerCase()} yet.`
export const shopAll = 'Shop all products'

export const filters = 'Filters'
export const facetNames = { material: 'Material', use: 'Use', shape: 'Shape', price: 'Price' } as const
export const chosenCount = ' chosen'
export const productCount = (count: number) => (count === 1 ? ' product' : ' products')
export const showProducts = 'Show products'
export const chosenFilters = 'Active filters'
export const removeFilter = 'Remove '
export const clearAll = 'Clear all'

export const priceFrom = (from: string) => `${from} and up`
export const priceUnder = (below: string) => `Under ${below}`
export const priceBetween = (from: string, below: string) => `${from} to ${below}`

export const sortBy = 'Sort by'
export const sortNames = {
  order: 'Featured',
  popularity: 'Most popular',
  price: 'Lowest price',
  alphabetical: 'A to Z',
} as const

export const found = (count: number, all: number) => {
  if (count === all) return all === 1 ? '1 product' : `${all} products`
  return `${count} of ${all} products`
}
export const noMatch = 'No products match all of these filters. Remove one, or start over.'
export const showAll = (all: number) => `Show all ${all} products`

export const pages = 'Pages'
export const page = 'Page '
