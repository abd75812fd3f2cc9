import type { Db } from '../../database/index.ts'
import type { SearchWords } from '@kisscut/shop'
import type { SQL } from 'drizzle-orm'
import type { SearchTerm } from '@kisscut/shop/ports/catalog'

/** Where alternatives must match: as whole words in names, as prefixes there, or anywhere. */
export const SCOPES = ['name', 'name beginnings', 'anywhere'] as const

export type SearchScope = (typeof SCOPES)[number]

/** The full-text index of one database. Rows are numbered by `search_entry`, and matches come in that order. */
export interface SearchEngine {
  save(db: Db, id: number, words: SearchWords): Promise<void>
  remove(db: Db, ids: readonly number[]): Promise<void>
  /** One step of merging the index's segments, short enough to run between requests; true if more remains to merge. */
  merge(db: Db): Promise<boolean>
  /** The terms as a query in the index's syntax. In scope `name`, every alternative is a whole word. */
  question(terms: readonly SearchTerm[], scope: SearchScope): string
  /** Condition that names' numbers are in this JSON list. */
  isAmong(numbers: SQL): SQL
  /** A table to select from, its column of numbers, and the condition that a row matches the query. */
  match(scope: SearchScope, question: SQL): { readonly from: SQL; readonly id: SQL; readonly where: SQL }
}
