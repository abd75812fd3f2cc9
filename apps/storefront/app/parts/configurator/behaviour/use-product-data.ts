import { MISSING_PRODUCT_DATA } from '@kisscut/core/errors'
import type { Product } from '@kisscut/core/product'
import { useEffect } from 'react'
import { PRODUCT_DATA_ID } from '../page/product-data.tsx'

export interface ProductData {
  readonly product: Product
  readonly configuredId: string | null
}

/**
 * Reads the page's product-data block when the page opens (Spec §2). Without it the reason goes to the developer's
 * console and nothing is shown to the shopper (Spec §8, decisions 21).
 */
export function useProductData(tell: (data: ProductData | null) => void) {
  useEffect(() => {
    const data = readProductData(document.getElementById(PRODUCT_DATA_ID)?.textContent ?? null)
    if (!data) globalThis.reportError(new Error(MISSING_PRODUCT_DATA))
    tell(data)
  }, [tell])
}

/** The block's content; null where it is missing or can't be read. */
export function readProductData(text: string | null): ProductData | null {
  try {
    const block = JSON.parse(text ?? '') as { product?: Product; configured?: { id?: string } | null }
    return block.product ? { product: block.product, configuredId: block.configured?.id ?? null } : null
  } catch {
    return null
  }
}
