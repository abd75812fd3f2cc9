import { productClasses } from './product-classes.ts'

/** Texts of search suggestions, and the kinds of results. */

export const kindNames = { ...productClasses, category: 'Category', help: 'Help' } as const

export const suggestions = 'Suggestions'
export const suggestionCount = (count: number) =>
  count === 1 ? '1 suggestion, use the arrow keys.' : `${count} suggestions, use the arrow keys.`
