import type { Design, Element, Side } from '@kisscut/artwork/design'
import { NO_PAINT, type Paint } from '@kisscut/core/color'
import type { LibraryThere } from './library-there.ts'

/** The product that a sample design opens on, in its present state. */
export interface SampleProduct {
  /** The design without the elements a product starts with. */
  readonly empty: Design
  /** Shapes it is sold in; empty: any. */
  readonly clipTypes: readonly string[]
  readonly isLettering: boolean
  readonly disableQr: boolean
  readonly showVariableData: boolean
  readonly backgrounds: readonly string[]
  readonly there: LibraryThere
  /** Replaces a missing font. */
  readonly defaultFont: string | null
}

/**
 * A sample design on a product, in the sample's size, with the product's sides and a cut line it is sold in. Content that the
 * product doesn't allow or the shop no longer has is left out; text in a missing font gets the default one, and missing colors
 * are unset. TOOL-13.
 */
export function sampleOn(sample: Design, product: SampleProduct): Design {
  const sides = sidesOn(sample, product)
  const names = new Map(sample.sides.map(({ id }, at) => [id, sides[at]?.id]))
  const opened = sample.elements.flatMap((element) => {
    const side = names.get(element.side)
    const fitting = side === undefined ? null : opens(element, product)
    return side === undefined || fitting === null ? [] : [{ ...fitting, side }]
  })
  const drawn = new Set(opened.map(({ id }) => id))
  const elements = opened.filter((each) => each.kind !== 'clip_mask' || drawn.has(each.element))
  const { shownOn, ...design } = sample
  const isShown = shownOn !== undefined && product.backgrounds.includes(shownOn.background)
  return { ...design, ...(isShown && { shownOn }), sides, elements }
}

function sidesOn(sample: Design, { empty, clipTypes, isLettering, there }: SampleProduct): readonly Side[] {
  if (isLettering) return empty.sides
  const own = sample.sides[0]!.shape
  const isSold = clipTypes.length === 0 || clipTypes.includes(own.clipType)
  const cut = isSold ? own : empty.sides[0]!.shape
  const { clipType, clipRadius, contourOffset, contourSmoothness, contourHoles } = cut
  const line = { clipType, clipRadius, clipPath: null, contourOffset, contourSmoothness, contourHoles }
  return empty.sides.map((side, at) => {
    const drawn = sample.sides[at]
    return { ...side, shape: { ...(drawn ? inColors(drawn.shape, there) : side.shape), ...line } }
  })
}

/** The element as opened; null if it is left out. */
function opens(element: Element, product: SampleProduct): Element | null {
  const { there, defaultFont } = product
  if (product.isLettering && element.kind !== 'text') return null
  const isVarying = (element.kind === 'text' || element.kind === 'code') && element.symbol !== 'none'
  if (isVarying && !product.showVariableData) return null
  const painted = inColors(element, there)
  switch (painted.kind) {
    case 'text': {
      const font = there.fonts.has(painted.font) ? painted.font : defaultFont
      return font === null ? null : { ...painted, font }
    }
    case 'clipart': {
      const regions = Object.entries(painted.regions).filter(([id]) => there.regions.has(id))
      return there.cliparts.has(painted.clipart) ? { ...painted, regions: Object.fromEntries(regions) } : null
    }
    case 'marketplace':
      return there.artworks.has(painted.artwork) ? painted : null
    case 'code':
      return product.disableQr ? null : painted
    case 'upload':
      return null
    default:
      return painted
  }
}

const isPaint = (value: object): value is Paint => 'colorId' in value && 'customColor' in value

/** The value without missing palette colors. */
function inColors<T>(value: T, there: LibraryThere): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value
  const isGone = isPaint(value) && value.colorId !== null && !there.colors.has(value.colorId)
  if (isGone) return { ...value, ...NO_PAINT, ...('width' in value && { width: 0 }) }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inColors(inner, there)])) as T
}
