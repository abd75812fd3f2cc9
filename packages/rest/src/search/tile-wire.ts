import type { Outcome, ProductTile, Shop } from '@kisscut/shop'
import { z } from 'zod'
import { mapped } from '../http/responses.ts'
import { currencyStated } from '../quote/currency.ts'

/** A product as a tile shows it. */
export const tileSchema = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  short_description: z.string(),
  image_url: z.string().nullable(),
  from_price: z.object({ total: z.string(), currency: z.string(), quantity: z.int() }).nullable(),
})

export const tileWire = ({ id, name, url, shortDescription, picture, fromPrice }: ProductTile) => ({
  id,
  name,
  url,
  short_description: shortDescription,
  image_url: picture?.url ?? null,
  from_price: fromPrice,
})

/** The currency in `?currency=EUR`; one the shop doesn't sell in is an error. API-29. */
export async function pricedIn(
  { browse }: Shop,
  query: URLSearchParams,
): Promise<Outcome<{ readonly currency?: string }>> {
  const { currency } = currencyStated(query)
  if (currency === undefined) return { ok: true, value: {} }
  return mapped(await browse.requestedCurrency(currency), () => ({ currency }))
}
