import { clipartSizeProblems } from '../clipart/size.ts'
import { marketplaceSizeProblems } from '../marketplace/size.ts'
import { type Problem, problem } from '../problem/index.ts'
import type { Material, ProductData } from '../product/types.ts'
import { isSharedFlow } from '../stock/problems.ts'
import { materialSizeProblems } from './material-bounds.ts'
import { isPositive, notPositive, type Size, SIDES } from './parse-size.ts'
import { isPresetSize } from './preset.ts'
import { ratioProblems } from './ratio.ts'

/** Product data that the size rules need. */
export type SizedProduct = Pick<
  ProductData,
  'productClass' | 'sizes' | 'allowCustomSize' | 'minSquareInches' | 'maxWidth' | 'maxHeight'
> &
  Partial<Pick<ProductData, 'lockRatio'>>

/**
 * Everything wrong with a size that has been read: the limits of clipart or marketplace products, the sizes offered, the
 * locked ratio and the material's limits. Of a side that is no length at all nothing else is reported. SIZE-6.
 */
export function boundsProblems(
  product: SizedProduct,
  material: Material | null,
  size: Size,
): readonly Problem[] {
  const isShared = isSharedFlow(product.productClass)
  const shared = isShared ? marketplaceSizeProblems(product, size) : []
  if (shared.some(({ code }) => code === 'marketplace.invalid-size')) return shared
  if (!isPositive(size.width) || !isPositive(size.height))
    return SIDES.filter((side) => !isPositive(size[side])).map(notPositive)
  return [
    ...shared,
    ...(product.productClass === 'clipart' ? clipartSizeProblems(product, size) : []),
    ...presetProblems(product, size),
    ...(material ? materialSizeProblems(material, size) : []),
  ]
}

/** A size the shop offers may have any ratio; another must keep a locked one, where it may be chosen at all. */
function presetProblems(product: SizedProduct, size: Size): readonly Problem[] {
  const { lockRatio, sizes, allowCustomSize } = product
  const offersPresetsOnly = sizes.length > 0 && !allowCustomSize
  if ((!offersPresetsOnly && lockRatio == null) || isPresetSize(product, size)) return []
  return [
    ...(offersPresetsOnly ? [problem('size.not-offered', 'width')] : []),
    ...ratioProblems(lockRatio ?? null, size),
  ]
}
