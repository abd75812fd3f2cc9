import { createShop, guest, type Links, type Shop, type ShopPorts } from '@kisscut/shop'
import type { Storage } from '@kisscut/shop/ports/storage'
import { SEARCH_QUERIES, type SearchQuery } from './queries.ts'

const links: Links = {
  urlFor: (name, params) => `/${name}/${Object.values(params).join('/')}`,
  fileUrl: (key) => `/files/${key}`,
}
export const VISITOR = guest('nobody', 'en-US')

/** The shop's pages as visitors see them. */
export const pagesOf = (storage: Storage): Shop['browse'] =>
  createShop({ storage } as ShopPorts, { links, now: () => new Date() }).browse

/** What a query found. */
export interface MeasuredQuery {
  readonly query: SearchQuery
  readonly products: readonly string[]
  readonly pages: readonly string[]
}

/** What every query finds first in the shop of this storage. */
export async function measureSearch(storage: Storage): Promise<readonly MeasuredQuery[]> {
  const browse = pagesOf(storage)
  const measured: MeasuredQuery[] = []
  for (const query of SEARCH_QUERIES) {
    const { list, pages } = await browse.search(VISITOR, new URLSearchParams({ q: query.text }))
    measured.push({ query, products: list.tiles.map(({ id }) => id), pages: pages.map(({ id }) => id) })
  }
  return measured
}

/** One of those that must come first is among the first so many. */
export const isRightAt = ({ query, products, pages }: MeasuredQuery, first: number): boolean =>
  products.slice(0, first).some((id) => query.products.includes(id)) ||
  pages.slice(0, first).some((id) => query.pages.includes(id))

/** Shares of queries that are right at one and at three, and what the others found instead. */
export const searchQuality = (measured: readonly MeasuredQuery[]) => ({
  queries: measured.length,
  atOne: measured.filter((each) => isRightAt(each, 1)).length / measured.length,
  atThree: measured.filter((each) => isRightAt(each, 3)).length / measured.length,
  misses: measured
    .filter((each) => !isRightAt(each, 1))
    .map(({ query, products, pages }) => ({
      query: query.text,
      wanted: [...query.products, ...query.pages.map((id) => `/${id}`)],
      found: [...pages.slice(0, 3).map((id) => `/${id}`), ...products.slice(0, 4)],
    })),
})
