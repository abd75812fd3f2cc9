import { Exact } from '../money/exact.ts'
import type { DecimalString, Material, PresetSize } from '../product/types.ts'
import { INCH_PLACES } from '../units/unit.ts'
import { narrowMaximum, minimumOfMaterial } from './material-bounds.ts'
import { readSizeProblems, type SizedProduct } from './bounds.ts'

interface Size {
  readonly width: DecimalString
  readonly height: DecimalString
}

/**
 * The size (inches) nearest to the wished one that has no problem: each side moved into its bounds, or the nearest
 * preset where only presets are offered. Null when moving the sides alone does not mend it. Spec §5 Size.
 */
export function nearestValidSize(
  product: SizedProduct,
  material: Material | null,
  width: DecimalString,
  height: DecimalString,
): Size | null {
  const candidates =
    product.allowCustomSize || product.sizes.length === 0
      ? clampedSizes(product, material, new Exact(width), new Exact(height))
      : presetsByDistance(product.sizes, new Exact(width), new Exact(height))
  return (
    candidates.find((size) => readSizeProblems(product, material, size.width, size.height).length === 0) ??
    null
  )
}

function clampedSizes(product: SizedProduct, material: Material | null, w: Exact, h: Exact): readonly Size[] {
  const least = material ? minimumOfMaterial(material) : { w: new Exact(0), h: new Exact(0) }
  const ways = [uprightMaximum(product, material)]
  const narrow = material?.maxIsInterchangeable ? narrowMaximum(material) : null
  if (narrow !== null) ways.push(turnedMaximum(product, material), uprightMaximum(product, material))
  const clamped = ways.map(({ w: mostW, h: mostH }) =>
    sized(clamp(w, least.w, mostW), clamp(h, least.h, mostH)),
  )
  return clamped.sort((a, b) => distance(a, w, h).cmp(distance(b, w, h)))
}

type Most = { readonly w: Exact | null; readonly h: Exact | null }

function uprightMaximum(product: SizedProduct, material: Material | null): Most {
  return {
    w: smaller(product.maxWidth, material?.maxWidth),
    h: smaller(product.maxHeight, material?.maxHeight),
  }
}

function turnedMaximum(product: SizedProduct, material: Material | null): Most {
  return {
    w: smaller(product.maxWidth, material?.maxHeight),
    h: smaller(product.maxHeight, material?.maxWidth),
  }
}

function smaller(
  one: DecimalString | null | undefined,
  other: DecimalString | null | undefined,
): Exact | null {
  const given = [one, other].flatMap((each) => (each == null ? [] : [new Exact(each)]))
  return given.length === 0 ? null : Exact.min(...given)
}

function presetsByDistance(sizes: readonly PresetSize[], w: Exact, h: Exact): readonly Size[] {
  const presets = sizes.map((size) => sized(new Exact(size.width), new Exact(size.height)))
  return presets.sort((a, b) => distance(a, w, h).cmp(distance(b, w, h)))
}

const distance = (size: Size, w: Exact, h: Exact) =>
  new Exact(size.width).minus(w).abs().plus(new Exact(size.height).minus(h).abs())

const sized = (w: Exact, h: Exact): Size => ({ width: w.toFixed(), height: h.toFixed() })

/** A side moved into its bounds, and onto the 3 places a size is kept to. */
function clamp(side: Exact, least: Exact, most: Exact | null): Exact {
  const raised = Exact.max(side, least).toDecimalPlaces(INCH_PLACES, Exact.ROUND_UP)
  return most === null ? raised : Exact.min(raised, most).toDecimalPlaces(INCH_PLACES, Exact.ROUND_DOWN)
}
