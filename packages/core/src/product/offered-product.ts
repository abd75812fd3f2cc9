import { parseSides } from '../size/parse-size.ts'
import { presetSizeOf } from '../size/preset.ts'
import { trustedProduct } from './checked.ts'
import type {
  DecimalString,
  Material,
  OptionSet,
  PresetSize,
  Product,
  ProductData,
  SpecialOffer,
} from './types.ts'

/** A special offer with its terms: one material, size and quantity. */
export interface OfferTerms extends SpecialOffer {
  readonly materialId: string
  /** Inches. */
  readonly width: DecimalString
  readonly height: DecimalString
  readonly quantity: number
}

/**
 * A product under an offer: only in the offer's material, size and quantity, at its unit price. All other choices and their prices are
 * the product's. If the product no longer comes in the material, its materials stay, and the rules report what is gone. OFFER-1, OFFER-2.
 */
export function offeredProduct(product: Product, terms: OfferTerms): Product {
  const { id, name, unitPrice, materialId, quantity } = terms
  const materials = product.materials.filter((material) => material.id === materialId)
  return trustedProduct({
    ...product,
    specialOffer: { id, name, unitPrice },
    ...(materials.length > 0 && {
      ...{ materials, defaultMaterialId: materialId },
      optionSets: product.optionSets.map((set) => ofMaterials(set, materials)),
    }),
    sizes: [sizeOf(product, terms)],
    allowCustomSize: false,
    lockRatio: null,
    definedQuantity: quantity,
  })
}

/** A set that excludes none but these materials: an id of any other one would lead nowhere. PRICE-19. */
export function ofMaterials(set: OptionSet, materials: readonly Material[]): OptionSet {
  const excluded = set.excludedMaterialIds.filter((id) => materials.some((each) => each.id === id))
  return excluded.length === set.excludedMaterialIds.length ? set : { ...set, excludedMaterialIds: excluded }
}

/** The product's own size with these sides, charged as usual; else a size of the offer's own. */
function sizeOf(product: ProductData, { id, name, width, height }: OfferTerms): PresetSize {
  const { size } = parseSides(width, height)
  const own = size && presetSizeOf(product, size)
  return { ...(own ?? { id, name, width, height, price: null }), isDefault: true }
}
