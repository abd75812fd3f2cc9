import { testSettings } from '@kisscut/shop/testing/settings'
import { createShop, guest, type Links, type Shop, type ShopPorts } from '@kisscut/shop'
import type { Storage } from '@kisscut/shop/ports/storage'
import { SEARCH_QUERIES, type SearchQuery } from './queries.ts'

const links: Links = {
  urlFor: (name, params) => `/${name}/${Object.values(params).join('/')}`,
  fileUrl: (key) => `/files/${key}`,
}
export const VISITOR = guest('nobody', 'en-US')

/** The shop's pages for visitors. */
export const pagesOf = (storage: Storage): Shop['browse'] =>
  createShop({ storage } as ShopPorts, testSettings({ links })).browse

/** Results of a query. */
export interface MeasuredQuery {
  readonly query: SearchQuery
  readonly products: readonly string[]
  readonly pages: readonly string[]
}

/** The first results of every query in the shop of this storage. */
export async function measureSearch(storage: Storage): Promise<readonly MeasuredQuery[]> {
  const browse = pagesOf(storage)
  const measured: MeasuredQuery[] = []
  for (const query of SEARCH_QUERIES) {
    const { list, pages } = await browse.search(VISITOR, new URLSearchParams({ q: query.text }))
    measured.push({ query, products: list.tiles.map(({ id }) => id), pages: pages.map(({ id }) => id) })
  }
  return measured
}

/** Whether an expected result is among the first ones. */
export const isRightAt = ({ query, products, pages }: MeasuredQuery, first: number): boolean =>
  products.slice(0, first).some((id) => query.products.includes(id)) ||
  pages.slice(0, first).some((id) => query.pages.includes(id))

/** Shares of queries with an expected result at the first place and among three, and the results of the others. */
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
