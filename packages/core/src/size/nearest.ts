import { Exact, ZERO } from '../money/exact.ts'
import { roundTo } from '../money/rounding.ts'
import type { DecimalString, Material, PresetSize } from '../product/types.ts'
import { inches } from '../units/inches.ts'
import { INCH_PLACES } from '../units/unit.ts'
import { boundsProblems, type SizedProduct } from './bounds.ts'
import { minimumOfMaterial } from './material-bounds.ts'
import type { Size } from './parse-size.ts'
import { parseRatio, type Ratio } from './ratio.ts'

/**
 * The size nearest to the chosen one that has no problem: each side moved into its bounds, keeping a locked ratio, or
 * the nearest preset where only presets are offered. Null when moving the sides alone does not fix it. SIZE-18.
 */
export function nearestValidSize(
  product: SizedProduct,
  material: Material | null,
  { width, height }: Size,
): Size | null {
  const [w, h] = [new Exact(width), new Exact(height)]
  const candidates =
    product.allowCustomSize || product.sizes.length === 0
      ? clampedSizes(product, material, w, h)
      : presetsByDistance(product.sizes, w, h)
  return candidates.find((size) => boundsProblems(product, material, size).length === 0) ?? null
}

function clampedSizes(product: SizedProduct, material: Material | null, w: Exact, h: Exact): readonly Size[] {
  const least: Least = material ? minimumOfMaterial(material) : { w: ZERO, h: ZERO }
  const turned = material?.maxIsInterchangeable ? [turnedMaximum(product, material)] : []
  const maxima = [uprightMaximum(product, material), ...turned]
  const ratio = parseRatio(product.lockRatio ?? null)
  const clamped = maxima.flatMap((most) =>
    ratio
      ? sizesInRatio(ratio, least, most, w, h)
      : [sized(clamp(w, least.w, most.w), clamp(h, least.h, most.h))],
  )
  return clamped.sort((a, b) => distance(a, w, h).cmp(distance(b, w, h)))
}

type Least = { readonly w: Exact; readonly h: Exact }
type Most = { readonly w: Exact | null; readonly h: Exact | null }

function uprightMaximum(product: SizedProduct, material: Material | null): Most {
  return {
    w: smaller(product.maxWidth, material?.maxWidth),
    h: smaller(product.maxHeight, material?.maxHeight),
  }
}

function turnedMaximum(product: SizedProduct, material: Material): Most {
  return {
    w: smaller(product.maxWidth, material.maxHeight),
    h: smaller(product.maxHeight, material.maxWidth),
  }
}

function smaller(
  one: DecimalString | null | undefined,
  other: DecimalString | null | undefined,
): Exact | null {
  return lesser(one == null ? null : new Exact(one), other == null ? null : new Exact(other))
}

function presetsByDistance(sizes: readonly PresetSize[], w: Exact, h: Exact): readonly Size[] {
  const presets = sizes.map((size) => sized(new Exact(size.width), new Exact(size.height)))
  return presets.sort((a, b) => distance(a, w, h).cmp(distance(b, w, h)))
}

const distance = (size: Size, w: Exact, h: Exact) =>
  new Exact(size.width).minus(w).abs().plus(new Exact(size.height).minus(h).abs())

const sized = (w: Exact, h: Exact): Size => ({ width: inches(w.toNumber()), height: inches(h.toNumber()) })

/** Two sizes that keep a ratio within the bounds: by the chosen width with its height, and by the height with its width. */
function sizesInRatio(ratio: Ratio, least: Least, most: Most, w: Exact, h: Exact): readonly Size[] {
  const { width: wide, height: high } = ratio
  const width = clamp(
    w,
    Exact.max(least.w, least.h.times(wide).div(high)),
    lesser(most.w, most.h?.times(wide).div(high)),
  )
  const height = clamp(
    h,
    Exact.max(least.h, least.w.times(high).div(wide)),
    lesser(most.h, most.w?.times(high).div(wide)),
  )
  return [
    sized(width, roundTo(width.times(high).div(wide), INCH_PLACES)),
    sized(roundTo(height.times(wide).div(high), INCH_PLACES), height),
  ]
}

/** The smaller of two maxima, either of which may be missing. */
const lesser = (one: Exact | null, other: Exact | null | undefined): Exact | null =>
  one && other ? Exact.min(one, other) : (one ?? other ?? null)

/** A side moved into its bounds, and onto the 3 places a size is kept to. */
function clamp(side: Exact, least: Exact, most: Exact | null): Exact {
  const raised = Exact.max(side, least).toDecimalPlaces(INCH_PLACES, 'up')
  return most === null ? raised : Exact.min(raised, most).toDecimalPlaces(INCH_PLACES, 'down')
}
