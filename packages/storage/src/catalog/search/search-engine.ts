import type { Db } from '../../database/index.ts'
import type { SearchWords } from '@kisscut/shop'
import type { SQL } from 'drizzle-orm'
import type { SearchTerm } from '@kisscut/shop/ports/catalog'

/** Where the alternatives of a search have to be found: as whole words in names, as beginnings there, or anywhere. */
export const SCOPES = ['name', 'name beginnings', 'anywhere'] as const

export type SearchScope = (typeof SCOPES)[number]

/** The full-text index of one database. Rows are numbered as `search_document` says; found ones come in that order. */
export interface SearchEngine {
  save(db: Db, id: number, words: SearchWords): Promise<void>
  remove(db: Db, ids: readonly number[]): Promise<void>
  /** A table or expression to select from, its column of numbers, and the condition. */
  match(terms: readonly SearchTerm[], scope: SearchScope): { from: SQL; id: SQL; where: SQL }
}
