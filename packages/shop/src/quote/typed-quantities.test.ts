import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { messageOf } from '@kisscut/core/problem'
import { describe, expect, it } from 'vitest'
import { openGallery } from '../marketplace/testing/open-gallery.ts'
import { openDecals } from '../clipart/testing/open-decals.ts'
import { figures, openFamily, valueOf } from '../drag-drop-buy/testing/open-family.ts'
import { configured } from '../testing/configured.ts'
import { ANA, openTestShop } from '../testing/open-test-shop.ts'

const QUOTE = {
  ...{ name: 'Ana', email: 'ana@example.com', product: 'Floor graphics', width: '', height: '' },
  ...{ material: '', neededBy: '', message: '', trap: '' },
}
const BROWSER = { sessionId: null, address: '203.0.113.9', device: '' }

const withLine = async () => {
  const { shop } = await openTestShop()
  const productId = await configured(shop, ANA)
  const add = (quantity?: string) =>
    shop.cart.add(ANA, { productClass: 'custom', productId, ...(quantity !== undefined && { quantity }) })
  return { shop, productId, add }
}

/** Every place where a quantity is typed, with the shop's response. */
const FIELDS: Readonly<Record<string, (quantity: string) => Promise<unknown>>> = {
  setup: async (quantity) => {
    const { shop, productId: id } = await withLine()
    return shop.configure.save(ANA, { id, change: { quantity } })
  },
  clipart: async (quantity) => {
    const { shop } = await openDecals()
    return shop.clipart.save(ANA, { id: null, productId: 'deer-sticker', change: { quantity } })
  },
  'marketplace and stock images': async (quantity) => {
    const { save } = await openGallery()
    return save({ change: { quantity } })
  },
  'drag-drop-buy': async (quantity) => {
    const { save } = await openFamily()
    return save({ cliparts: figures('dad'), change: { quantity } })
  },
  'add to cart': async (quantity) => (await withLine()).add(quantity),
  'a line of the cart': async (quantity) => {
    const { shop, add } = await withLine()
    return shop.cart.changeQuantity(ANA, valueOf(await add()).itemId, quantity)
  },
  'production times': async (quantity) => {
    const { shop } = await openTestShop()
    return shop.quote.productionTimes({ materialId: 'white-vinyl', quantity })
  },
  'a quote request': async (quantity) => {
    const { shop } = await openTestShop()
    return shop.quoteRequests.send(ANA, { ...QUOTE, quantity }, null, BROWSER)
  },
}

describe('an ambiguous quantity is rejected with a question (QTY-11)', () => {
  it.each(Object.entries(FIELDS))('%s', async (_, send) => {
    const values = { typed: '1.000', n: 1, thousands: 1000 }
    const words = [messageOf({ code: 'quantity.two-readings', values })]
    expect(await send('1.000')).toMatchObject({ reason: 'invalid', errors: { quantity: words } })
    expect(await send('1,000')).toMatchObject({ ok: true })
  })

  it('the list above covers every place where a quantity is typed', () => {
    const root = fileURLToPath(new URL('..', import.meta.url))
    const typed = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (path) =>
        /(?<!\.test)\.ts$/.test(path) &&
        !path.startsWith('messages/') &&
        /\bquantity\??: string\b|\bparseQuantity\(/.test(readFileSync(root + path, 'utf8')),
    )
    expect(typed.sort()).toEqual([
      'cart/add-to-cart.ts',
      'cart/change-quantity.ts',
      'cart/index.ts',
      'quote-requests/check-request.ts',
      'quote/production-times.ts',
    ])
  })
})
