import { findIn } from '../cache/find-in.ts'
import type { PresetSize, ProductData } from '../product/types.ts'
import { isLength } from '../units/limit.ts'
import type { Size } from './parse-size.ts'

/** The preset size of exactly these sides, where the product has one. SIZE-13. */
export const presetSizeOf = <Preset extends Pick<PresetSize, 'width' | 'height'>>(
  { sizes }: { readonly sizes: readonly Preset[] },
  { width, height }: Size,
): Preset | null =>
  findIn(sizes, (preset) => isLength(width, preset.width) && isLength(height, preset.height)) ?? null

/** Whether a size (inches) is one the product is offered in. */
export const isPresetSize = (product: Pick<ProductData, 'sizes'>, size: Size): boolean =>
  presetSizeOf(product, size) !== null
