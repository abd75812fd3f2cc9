import { BACKING } from '../design/limits.ts'
import { isFinishedBy } from '../option/finished.ts'
import type { Configuration, PackageSize, ProductData } from '../product/types.ts'
import type { Size } from '../size/parse-size.ts'
import { inches } from '../units/inches.ts'
import { boundsOf } from './bounds.ts'

/** Inches that a product is longer each way than its size says: a kiss-cut sticker lies on its backing. SIZE-15, PACK-14. */
export const packedMore = (
  product: Pick<ProductData, 'materials' | 'optionSets'>,
  configuration: Pick<Configuration, 'materialId' | 'options' | 'width' | 'height'>,
): number => (isFinishedBy(product, configuration, 'squareBacking') ? 2 * BACKING : 0)

/** Size of the packed product. */
export const packedSize = ({ width, height }: Size, more: number): Size => ({
  width: inches(width + more),
  height: inches(height + more),
})

/** A package size for the product alone, reduced by what is packed around it. */
export function withRoom(size: PackageSize, more: number): PackageSize {
  if (more === 0) return size
  const { minWidth, minHeight, maxWidth, maxHeight } = boundsOf(size)
  const less = (side: { minus(by: number): { toFixed(): string } }) => side.minus(more).toFixed()
  return {
    ...size,
    ...{ packageWidth: String(Number(size.packageWidth) - more) },
    ...{ packageHeight: String(Number(size.packageHeight) - more) },
    ...{ minProductWidth: less(minWidth), minProductHeight: less(minHeight) },
    ...{ maxProductWidth: less(maxWidth), maxProductHeight: less(maxHeight) },
  }
}
