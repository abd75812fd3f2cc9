import { parseSides } from '../size/parse-size.ts'
import { presetSizeOf } from '../size/preset.ts'
import type { DecimalString, PresetSize, Product, SpecialOffer } from './types.ts'

/** A special offer with what it is for: one material, size and quantity. */
export interface OfferTerms extends SpecialOffer {
  readonly materialId: string
  /** Inches. */
  readonly width: DecimalString
  readonly height: DecimalString
  readonly quantity: number
}

/**
 * A product as an offer sells it: in the offer's material, size and quantity alone, at its unit price. Everything else there is to
 * choose, and what it costs, is the product's. Where the product is no longer made of the material, its materials stay, and the rules
 * say what is gone. OFFER-1, OFFER-2.
 */
export function offeredProduct(product: Product, terms: OfferTerms): Product {
  const { id, name, unitPrice, materialId, quantity } = terms
  const materials = product.materials.filter((material) => material.id === materialId)
  return {
    ...product,
    specialOffer: { id, name, unitPrice },
    ...(materials.length > 0 && { materials, defaultMaterialId: materialId }),
    sizes: [sizeOf(product, terms)],
    allowCustomSize: false,
    lockRatio: null,
    definedQuantity: quantity,
  }
}

/** The product's own size of these sides, whose price is charged as ever; else one of the offer's own. */
function sizeOf(product: Product, { id, name, width, height }: OfferTerms): PresetSize {
  const { size } = parseSides(width, height)
  const own = size && presetSizeOf(product, size)
  return { ...(own ?? { id, name, width, height, price: null }), isDefault: true }
}
