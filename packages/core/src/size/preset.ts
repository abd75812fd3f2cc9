import { Exact } from '../money/exact.ts'
import type { DecimalString, PresetSize, Product } from '../product/types.ts'

/** The preset size of exactly these sides (inches), where the product has one. SIZE-13. */
export function presetSizeOf(
  { sizes }: Pick<Product, 'sizes'>,
  width: DecimalString,
  height: DecimalString,
): PresetSize | null {
  if (sizes.length === 0) return null
  const [w, h] = [new Exact(width), new Exact(height)]
  return sizes.find((size) => w.eq(size.width) && h.eq(size.height)) ?? null
}

export const isPresetSize = (
  product: Pick<Product, 'sizes'>,
  width: DecimalString,
  height: DecimalString,
): boolean => presetSizeOf(product, width, height) !== null
