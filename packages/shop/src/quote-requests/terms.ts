import { newConfiguration } from '@kisscut/core/configuration'
import { quoteProduct } from '@kisscut/core/price'
import type { DecimalString } from '@kisscut/core/product'
import { type AgreedTerms, mainUnitPriceOf } from '@kisscut/core/quote-request'
import type { quoteRequest, RowOf } from '@kisscut/records'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { pricedIn } from '../catalog/priced-in.ts'

export type QuoteRequestRow = RowOf<typeof quoteRequest>

/** The offered terms; null if there are none yet. */
export function termsOf(
  { unit_price, currency, offered_quantity, offered_width, offered_height }: QuoteRequestRow,
  { settings, currencies }: CatalogSnapshot,
): AgreedTerms | null {
  if (unit_price === null || offered_quantity === null || offered_width === null || offered_height === null)
    return null
  const rate = currency === settings.currency ? '1' : (currencies.get(currency)?.rate ?? '1')
  return {
    ...{ unitPrice: unit_price, currency, mainUnitPrice: mainUnitPriceOf(unit_price, rate) },
    ...{ quantity: offered_quantity, width: offered_width, height: offered_height },
  }
}

/** An offer with its total. */
export interface OfferedPrice {
  readonly productName: string
  readonly materialName: string
  readonly total: DecimalString
}

/** An offer at the price the cart will show; null if there is none, or if its product is gone. QUOTE-5. */
export async function offeredPrice(
  row: QuoteRequestRow,
  catalog: CatalogSnapshot,
): Promise<OfferedPrice | null> {
  const agreed = termsOf(row, catalog)
  const known = await pricedIn(catalog, { currency: row.currency }).product(row.template ?? '')
  if (agreed === null || !known?.isPublished) return null
  const { product } = known
  const { quantity, width, height } = agreed
  const change = { materialId: row.material, width, height, quantity: String(quantity) }
  const { total } = quoteProduct(product, { ...newConfiguration(product, change), agreed })
  const material = product.materials.find(({ id }) => id === row.material)
  return total === null || material === undefined
    ? null
    : { productName: product.name, materialName: material.name, total }
}
