import type { AddToCart, FinalizeCustom, Shop, Viewer } from '@kisscut/shop'
import { describe, expect, it } from 'vitest'
import { finalizeAndAdd } from './finalize-and-add.ts'
import { UNCHECKED } from '../../../parts/configurator/finalize/use-finalizing.ts'
import { nowChecked } from '../../../messages/finalize.ts'

const FOUND = { code: 'artwork.in-border', level: 'warning', message: 'Your artwork covers the border.' }

/** A shop whose preflight has these findings, and the products added to the cart. */
const shopThatFound = (findings: readonly object[]) => {
  const added: string[] = []
  const keys: unknown[] = []
  const report = new TextEncoder().encode(JSON.stringify({ passed: true, findings }))
  const shop = {
    production: {
      file: async () => ({ ok: true, value: { make: async () => ({ ok: true, value: report }) } }),
    },
    design: {
      finalize: async (_viewer: Viewer, id: string, { idempotencyKey }: FinalizeCustom) => {
        keys.push(idempotencyKey)
        return { ok: true, value: { id } }
      },
    },
    cart: {
      add: async (_viewer: Viewer, { productId, idempotencyKey }: AddToCart) => {
        keys.push(idempotencyKey)
        added.push(String(productId))
        return { ok: true, value: { redirect: '/cart/' } }
      },
    },
  } as unknown as Shop
  return { shop, added, keys }
}

const formOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const send = (shop: Shop, fields: Readonly<Record<string, string>>) =>
  finalizeAndAdd(shop, {} as Viewer, 'custom', formOf(fields), '')

describe('adding to the cart while the artwork is being checked', () => {
  it('shows new findings first, and adds the product once they were shown (PROD-11)', async () => {
    const { shop, added } = shopThatFound([FOUND])
    expect(await send(shop, { [UNCHECKED]: '1' })).toEqual({ response: { errors: {}, error: nowChecked } })
    expect(added).toEqual([])
    await send(shop, {})
    expect(added).toEqual(['custom'])
  })

  it("finalizes and adds with the page's key, so that a form sent twice gets the same response (FLOW-11)", async () => {
    const { shop, keys } = shopThatFound([])
    await send(shop, { idempotencyKey: 'k' })
    expect(keys).toEqual(['k', 'k'])
  })

  it('continues without findings', async () => {
    const { shop, added } = shopThatFound([])
    await send(shop, { [UNCHECKED]: '1' })
    expect(added).toEqual(['custom'])
  })
})
