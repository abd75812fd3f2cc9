import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../database/index.ts'
import { tilesOfProducts } from '../listing/tiles.ts'
import { searchEngineOf } from './engine.ts'
import { SCOPES, type SearchScope } from './search-engine.ts'
import type { SearchTerm, TileRow } from '@kisscut/shop/ports/catalog'

/** The numbered products of one scope, in their order: reading stops at the limit, however many there are. */
async function found(db: Db, terms: readonly SearchTerm[], scope: SearchScope, limit: number) {
  const { search_document: document, product_listing: listing } = db.tables
  const { from, id, where } = searchEngineOf(db).match(terms, scope)
  const rows = await db.query
    .select({ product: document.product })
    .from(from)
    .innerJoin(document, eq(document.id, id))
    .innerJoin(listing, eq(listing.product, document.product))
    .where(and(where, eq(listing.published, true)))
    .orderBy(asc(id))
    .limit(limit)
  return rows.map(({ product }) => product)
}

/** Published products that answer every term, better places first. */
export async function search(
  db: Db,
  terms: readonly SearchTerm[],
  limit: number,
): Promise<readonly TileRow[]> {
  if (terms.length === 0) return []
  const ids = new Set<string>()
  for (const scope of SCOPES) {
    if (ids.size >= limit) break
    for (const id of await found(db, terms, scope, limit)) ids.add(id)
  }
  return tilesOfProducts(db, [...ids].slice(0, limit))
}
