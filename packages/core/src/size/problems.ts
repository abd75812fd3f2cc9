import { clipartSizeProblems } from '../clipart/size.ts'
import { marketplaceSizeProblems } from '../marketplace/size.ts'
import { type Problem, problem } from '../problem/index.ts'
import type { DecimalString, Material, Product } from '../product/types.ts'
import { materialSizeProblems } from './material-bounds.ts'
import { nearestValidSize } from './nearest.ts'
import { isPresetSize } from './preset.ts'
import { isSharedFlow } from '../stock/problems.ts'
import { isPositive, notPositive, readSize, type Side } from './read-size.ts'

type SizedProduct = Pick<
  Product,
  'productClass' | 'sizes' | 'allowCustomSize' | 'minSquareInches' | 'maxWidth' | 'maxHeight'
>

/**
 * Everything wrong with a size as typed, inches: required, numeric, positive, offered by the product, within the limits
 * of clipart or marketplace products, and within the material's. Each problem that can be mended carries the size that
 * would do: under its own side, or under `size` as `2x3` when both have to change. Spec §5 Size.
 */
export function sizeProblems(
  product: SizedProduct,
  material: Material | null,
  width: string,
  height: string,
): readonly Problem[] {
  const [w, h] = [readSize(width, 'width'), readSize(height, 'height')]
  if (!w.ok || !h.ok) return [w, h].flatMap((reading) => (reading.ok ? [] : [reading.problem]))
  const problems = readSizeProblems(product, material, w.value, h.value)
  return problems.some(({ mend }) => !mend)
    ? withMends(problems, product, material, w.value, h.value)
    : problems
}

/** As {@link sizeProblems}, for two sides that are numbers already; without mends of its own. */
export function readSizeProblems(
  product: SizedProduct,
  material: Material | null,
  width: DecimalString,
  height: DecimalString,
): readonly Problem[] {
  const faulty = productSizeProblems(product, width, height)
  return faulty.length > 0 || !material ? faulty : materialSizeProblems(material, width, height)
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

function withMends(
  problems: readonly Problem[],
  product: SizedProduct,
  material: Material | null,
  width: DecimalString,
  height: DecimalString,
): readonly Problem[] {
  const nearest = nearestValidSize(product, material, width, height)
  if (!nearest) return problems
  const mend =
    nearest.height === height
      ? { field: 'width', value: nearest.width }
      : nearest.width === width
        ? { field: 'height', value: nearest.height }
        : { field: 'size', value: `${nearest.width}x${nearest.height}` }
  return problems.map((each) => ({ ...each, mend }))
}
