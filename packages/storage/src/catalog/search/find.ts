import type { SearchTerm, TileRow } from '@kisscut/shop/ports/catalog'
import { and, asc, eq, sql } from 'drizzle-orm'
import { type Db, later, run } from '../../database/index.ts'
import { tilesOfProducts } from '../listing/tiles.ts'
import { searchEngineOf } from './engine.ts'
import { SCOPES, type SearchScope } from './search-engine.ts'
import { wordsBeginning } from './words.ts'

/** The numbered products of one scope, in their order: reading stops at the limit, however many there are. */
async function found(db: Db, terms: readonly SearchTerm[], scope: SearchScope, limit: number) {
  const { search_document: document, product_listing: listing } = db.tables
  const engine = searchEngineOf(db)
  const query = () => {
    const { from, id, where } = engine.match(scope, later('question'))
    return db.query
      .select({ product: document.product })
      .from(from)
      .innerJoin(document, eq(document.id, id))
      .innerJoin(listing, eq(listing.product, document.product))
      .where(and(where, eq(listing.published, true)))
      .orderBy(asc(id))
      .limit(sql.placeholder('limit'))
  }
  const question = engine.question(terms, scope)
  const rows = await run(db, `search ${scope === 'anywhere' ? 'texts' : 'names'}`, query, { question, limit })
  return rows.map(({ product }) => product)
}

/**
 * Beginnings as the words of the shop that begin so, where those are few: lists of whole words are read as far as the limit,
 * those of beginnings are put together first, however long.
 */
const spelledOut = (db: Db, terms: readonly SearchTerm[]): Promise<readonly SearchTerm[]> =>
  Promise.all(
    terms.map(async ({ words, prefixes }) => {
      const known = await Promise.all(
        prefixes.map(async (prefix) => ({ prefix, words: await wordsBeginning(db, prefix) })),
      )
      return {
        words: [...words, ...known.flatMap((each) => [each.prefix, ...(each.words ?? [])])],
        prefixes: known.flatMap((each) => (each.words === null ? [each.prefix] : [])),
      }
    }),
  )

/** Published products that answer every term, better places first. */
export async function search(
  db: Db,
  terms: readonly SearchTerm[],
  limit: number,
): Promise<readonly TileRow[]> {
  if (terms.length === 0) return []
  const ids = new Set(await found(db, terms, SCOPES[0], limit))
  if (ids.size < limit) {
    const all = await spelledOut(db, terms)
    for (const scope of SCOPES.slice(1)) {
      if (ids.size >= limit) break
      for (const id of await found(db, all, scope, limit)) ids.add(id)
    }
  }
  return tilesOfProducts(db, [...ids].slice(0, limit))
}
