import type { Problem } from '../problem/index.ts'
import type { Material } from '../product/types.ts'
import { formatInches, type Inches } from '../units/inches.ts'
import { boundsProblems, type SizedProduct } from './bounds.ts'
import { LONGEST_SIDE } from './limits.ts'
import { nearestValidSize } from './nearest.ts'
import { parseSides, type Size, type SidesReading } from './parse-size.ts'

/**
 * Everything wrong with a size as typed, inches: required, numeric, positive, offered by the product, within the limits
 * of clipart or marketplace products, and within the material's. Each problem that can be fixed carries the size that
 * would do: under its own side, or under `size` as `2x3` when both have to change. SIZE-1, SIZE-4, SIZE-18.
 */
export const sizeProblems = (
  product: SizedProduct,
  material: Material | null,
  width: string | number,
  height: string | number,
): readonly Problem[] => problemsOfSides(product, material, parseSides(width, height))

/** As {@link sizeProblems}, for two sides that have been read already. */
export function problemsOfSides(
  product: SizedProduct,
  material: Material | null,
  { size, longest, problems: unread }: SidesReading,
): readonly Problem[] {
  const problems = size ? boundsProblems(product, material, size) : unread
  const wanted = size ?? longest
  return problems.length > 0 && wanted ? withFixes(problems, product, material, wanted) : problems
}

function withFixes(
  problems: readonly Problem[],
  product: SizedProduct,
  material: Material | null,
  wanted: Size,
): readonly Problem[] {
  const nearest = nearestValidSize(product, material, wanted)
  if (!nearest) return problems
  const fix = fixTo(nearest, wanted)
  return problems.map((each) => ({ ...each, fix }))
}

function fixTo(nearest: Size, wanted: Size) {
  const [width, height] = [formatInches(nearest.width), formatInches(nearest.height)]
  if (isUnchanged(nearest.height, wanted.height)) return { field: 'width', value: width }
  if (isUnchanged(nearest.width, wanted.width)) return { field: 'height', value: height }
  return { field: 'size', value: `${width}x${height}` }
}

/** A side beyond the readable maximum was cut to it, and is not kept as typed. */
const isUnchanged = (side: Inches, wanted: Inches): boolean => side === wanted && wanted < LONGEST_SIDE
