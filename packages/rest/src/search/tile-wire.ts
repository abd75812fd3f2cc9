import type { ProductTile } from '@kisscut/shop'
import { z } from 'zod'

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

/** The currency in `?currency=EUR`; the main one if the shop does not sell in it. CUR-1. */
export const pricedIn = (query: URLSearchParams): { readonly currency?: string } => {
  const currency = query.get('currency')
  return currency === null ? {} : { currency }
}
