import type { CartItem } from '@kisscut/shop'
import { describe, expect, it } from 'vitest'
import { cartWire } from './wire.ts'

const item: CartItem = {
  id: 'line',
  productClass: 'custom',
  productId: 'die-cut-stickers',
  configuredId: 'mine',
  soldItem: 'sold',
  revision: 3,
  name: 'Die-cut stickers',
  quantity: 100,
  unitPrice: '0.52',
  unitPriceWithoutOnce: null,
  total: '52.00',
  previewUrl: null,
  sides: [],
  details: [],
  problems: [],
  changed: null,
  editUrl: '/p/die-cut-stickers/mine/setup/',
  allowedQuantities: [],
  minimumQuantity: 1,
  takesQuantity: true,
  nudge: null,
  ships: null,
}

describe('the cart as the API gives it', () => {
  it('has the price of one piece, of the line and of the cart, each by its own name (CART-1)', () => {
    const saved = { ...item, id: 'saved', unitPrice: '1.00', total: '7.00' }
    const cart = { id: 'cart', currency: 'USD', removedLines: 0, total: '52.00' }
    expect(cartWire({ ...cart, items: [item], savedForLater: [saved] } as never)).toMatchObject({
      total: '52.00',
      items: [{ id: 'line', sold_item: 'sold', quantity: 100, unit_price: '0.52', total: '52.00' }],
      saved_for_later: [{ id: 'saved', unit_price: '1.00', total: '7.00' }],
    })
  })
})
