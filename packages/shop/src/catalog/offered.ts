import { offeredProduct } from '@kisscut/core/product'
import type { CatalogProduct } from './compile-product.ts'
import type { Row } from './rows.ts'

/**
 * A product as an offer sells it; published while both are and the product still comes in the offer's material. OFFER-1, OFFER-6.
 */
export function asOffered(known: CatalogProduct, offer: Row<'special_offer'>): CatalogProduct {
  const { id, name, unit_price: unitPrice, material: materialId, width, height, quantity } = offer
  const isMadeOf = known.product.materials.some((material) => material.id === materialId)
  return {
    ...known,
    offer,
    product: offeredProduct(known.product, { id, name, unitPrice, materialId, width, height, quantity }),
    isPublished: known.isPublished && offer.enabled && isMadeOf,
  }
}

/** Whether the product is sold by an offer that is over. OFFER-6. */
export const isOver = ({ offer, isPublished }: CatalogProduct): boolean => offer !== null && !isPublished
