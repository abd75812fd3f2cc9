import type { ListPages } from '@kisscut/shop'
import { describe, expect, it } from 'vitest'
import * as byId from './category-by-id.tsx'
import * as category from './category.tsx'
import * as search from './search.tsx'

const list: ListPages = { page: 3, pages: 3 }
const page = { url: '/labels/', blocks: [{ display: 'products_with_filters', list }] }

/** The redirect of a page's loader; null if it shows the page. */
async function ledTo(
  loader: (typeof category)['loader'] | (typeof byId)['loader'] | (typeof search)['loader'],
  address: string,
) {
  const found = async () => ({ ok: true, value: page })
  const browse = { category: found, categoryBySlug: found, search: async () => ({ list }) }
  const context = { shop: { browse }, viewer: {}, publicUrl: 'http://localhost' }
  const request = new Request(`http://localhost${address}`)
  const params = { '*': 'labels', slug: 'labels' }
  try {
    await loader({ request, params, context } as never)
    return null
  } catch (response) {
    const { status, headers } = response as Response
    return `${status} ${headers.get('location')}`
  }
}

describe('a page number beyond the end of a list (FIND-6)', () => {
  it('redirects to the last page, and keeps the other parameters', async () => {
    const place = '/custom/products/category/labels/'
    expect(await ledTo(category.loader, `${place}?page=999999&material=kraft&page-7=2`)).toBe(
      `302 ${place}?page=3&material=kraft`,
    )
    expect(await ledTo(category.loader, `${place}?page=3`)).toBeNull()
    expect(await ledTo(search.loader, '/search/?q=cat&page=9')).toBe('302 /search/?q=cat&page=3')
    expect(await ledTo(search.loader, '/search/?q=cat&page=3')).toBeNull()
  })

  it("redirects to the category's own address first", async () => {
    expect(await ledTo(byId.loader, '/custom/products/category/id/labels/?page=9')).toBe('301 /labels/')
  })
})
