import type { Problem } from '../problem/index.ts'
import type { DecimalString, Material } from '../product/types.ts'
import { readSizeProblems, type SizedProduct } from './bounds.ts'
import { nearestValidSize } from './nearest.ts'
import { readSize } from './read-size.ts'

/**
 * Everything wrong with a size as typed, inches: required, numeric, positive, offered by the product, within the limits
 * of clipart or marketplace products, and within the material's. Each problem that can be mended carries the size that
 * would do: under its own side, or under `size` as `2x3` when both have to change. SIZE-1, SIZE-4, SIZE-18.
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
  return problems.some(({ fix }) => !fix)
    ? withFixes(problems, product, material, w.value, h.value)
    : problems
}

function withFixes(
  problems: readonly Problem[],
  product: SizedProduct,
  material: Material | null,
  width: DecimalString,
  height: DecimalString,
): readonly Problem[] {
  const nearest = nearestValidSize(product, material, width, height)
  if (!nearest) return problems
  const fix =
    nearest.height === height
      ? { field: 'width', value: nearest.width }
      : nearest.width === width
        ? { field: 'height', value: nearest.height }
        : { field: 'size', value: `${nearest.width}x${nearest.height}` }
  return problems.map((each) => ({ ...each, fix }))
}
