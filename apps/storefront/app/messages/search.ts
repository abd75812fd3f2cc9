/** Texts of the search page. */

export const titleOf = (question: string) => (question ? `${question} · Search` : 'Search')
export const description = 'Find stickers, labels, decals and signs by name, material or use.'
export const howToSearch = 'Search by product, material or use.'
export const noResults = (question: string) =>
  `No results for “${question}”. Try a material, a use or a shape.`
export const results = (count: number, question: string) =>
  `${count === 1 ? '1 product' : `${count} products`} for “${question}”`
