import { dirname } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { copiedShop, type FilledShop } from '../bench/scale/scaled-shop.mjs'
import { openWatched, publicAddresses, type WatchedShop } from '../bench/scale/watched-shop.mjs'

const PRODUCTS = 5_000
/** Maximum rows read without a pause: enough for a page of products with their parts, but not for a list of all. */
const ROWS = 1_200
const STATEMENTS = 250
/** Maximum bytes of a page, which is rendered without a pause. */
const MARKUP = 300_000

describe('a large shop', () => {
  let filled: FilledShop
  let shop: WatchedShop
  beforeAll(async () => {
    filled = await copiedShop(dirname(inject('outbox')), PRODUCTS, 'custom')
    shop = await openWatched(filled)
  })
  afterAll(async () => {
    await shop?.close()
    await filled?.remove()
  })

  it('does little between two turns of its event loop, for every public address (OPS-10)', async () => {
    expect(filled.products).toBeGreaterThanOrEqual(PRODUCTS)
    await shop.most()
    const addresses = await publicAddresses(shop.url, 2)
    expect(addresses.length).toBeGreaterThan(60)
    const tooMuch: string[] = []
    const check = async (path: string) => {
      const { rows, statements } = await shop.most()
      if (rows > ROWS || statements > STATEMENTS) tooMuch.push(`${path}: ${rows} rows, ${statements} reads`)
    }
    await check('the sitemap, with nothing in memory')
    for (const path of addresses) {
      const response = await fetch(shop.url + path)
      const { byteLength } = await response.arrayBuffer()
      const isPage = response.headers.get('content-type')?.startsWith('text/html')
      if (isPage && byteLength > MARKUP) tooMuch.push(`${path}: ${byteLength} bytes`)
      if (response.status >= 500) tooMuch.push(`${path}: ${response.status}`)
      await check(path)
    }
    expect(tooMuch).toEqual([])
  })
})
