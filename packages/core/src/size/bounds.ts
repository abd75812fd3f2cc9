import { clipartSizeProblems } from '../clipart/size.ts'
import { marketplaceSizeProblems } from '../marketplace/size.ts'
import { type Problem, problem } from '../problem/index.ts'
import type { DecimalString, Material, Product } from '../product/types.ts'
import { isSharedFlow } from '../stock/problems.ts'
import { materialSizeProblems } from './material-bounds.ts'
import { isPresetSize } from './preset.ts'
import { ratioProblems } from './ratio.ts'
import { isPositive, notPositive, type Side } from './read-size.ts'

/** What the size rules need to know of a product. */
export type SizedProduct = Pick<
  Product,
  'productClass' | 'sizes' | 'allowCustomSize' | 'minSquareInches' | 'maxWidth' | 'maxHeight'
> &
  Partial<Pick<Product, 'lockRatio'>>

/** What is wrong with two sides in inches that are numbers already: the product's rules first, then the material's. SIZE-4 to SIZE-6. */
export function readSizeProblems(
  product: SizedProduct,
  material: Material | null,
  width: DecimalString,
  height: DecimalString,
): readonly Problem[] {
  const faulty = productSizeProblems(product, width, height)
  if (faulty.length > 0) return faulty
  const limits = material ? materialSizeProblems(material, width, height) : []
  return [...lockedRatioProblems(product, width, height), ...limits]
}

/** A size the shop itself offers may have any ratio. */
function lockedRatioProblems(product: SizedProduct, width: DecimalString, height: DecimalString) {
  const { lockRatio = null } = product
  return isPresetSize(product, width, height) ? [] : ratioProblems(lockRatio, width, height)
}

function productSizeProblems(
  product: SizedProduct,
  width: DecimalString,
  height: DecimalString,
): readonly Problem[] {
  if (isSharedFlow(product.productClass)) {
    const limits = marketplaceSizeProblems(product, width, height)
    if (limits.length > 0) return limits
  }
  const sides: readonly (readonly [Side, DecimalString])[] = [
    ['width', width],
    ['height', height],
  ]
  const negative = sides.filter(([, inches]) => !isPositive(inches)).map(([side]) => notPositive(side))
  if (negative.length > 0) return negative
  const limits = product.productClass === 'clipart' ? clipartSizeProblems(product, width, height) : []
  if (limits.length > 0 || product.allowCustomSize || product.sizes.length === 0) return limits
  return isPresetSize(product, width, height) ? [] : [problem('size.not-offered', 'width')]
}
