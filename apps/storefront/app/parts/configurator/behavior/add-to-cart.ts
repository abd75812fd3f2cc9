import type { ProductClass } from '@kisscut/core/product'
import type { AddResult } from '@kisscut/machines/saving'

/**
 * Adds a configured product to the cart; `search` is the page's query, from which `q` is passed on. Rejects if the shop
 * can't be reached. API-8.
 */
export async function addToCart(
  productClass: ProductClass,
  id: string,
  search: string,
  { key, currency }: { readonly key?: string; readonly currency?: string } = {},
): Promise<AddResult> {
  const response = await fetch('/custom/api/v1/add-to-cart/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      product_class: productClass,
      product_id: id,
      currency,
      search: new URLSearchParams(search).get('q') ?? '',
      idempotency_key: key,
    }),
  })
  return response.ok ? { ok: true } : { ok: false, response: (await response.json()) as unknown }
}
