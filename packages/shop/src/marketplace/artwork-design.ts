import { elementOf, emptyDesign, type Design } from '@kisscut/artwork/design'
import { fill, fitInside, type Placement } from '@kisscut/artwork/placement'
import type { DieLineSpec } from '@kisscut/artwork/die-line'
import type { PrintRules } from '@kisscut/core/print-rules'
import type { Size } from '@kisscut/core/size'
import { inkOf, isCutAround, type ArtworkParts } from '../catalog/artwork-product.ts'

/** The id of the artwork in its design. */
export const ARTWORK_ELEMENT = 'picture'

/** The choices that determine an artwork's design, besides the artwork itself. */
export interface ArtworkChoices extends Size {
  readonly removedBackground: boolean
  readonly rules: PrintRules
}

/**
 * The design of an artwork on its product: centered, as large as fits within the cut. Full-bleed artwork covers a square cut and
 * its bleed. The same choices always give the same design. MKT-3.
 */
export function artworkDesign(
  parts: Pick<ArtworkParts, 'base' | 'artwork'>,
  { width, height, removedBackground, rules }: ArtworkChoices,
): Design {
  const bare = emptyDesign(width, height)
  const artwork = parts.artwork && (removedBackground ? withoutBackground(parts.artwork) : parts.artwork)
  const clipType = isCutAround({ base: parts.base, artwork }) ? 'contour' : 'rectangle'
  const sides = bare.sides.map((side) => ({ ...side, shape: { ...side.shape, clipType } as const }))
  if (artwork === null) return { ...bare, sides }
  const spec: DieLineSpec = { shape: clipType, width, height, rules }
  const place = placed(artwork, spec)
  const element = elementOf('marketplace', {
    ...{ x: place.x, y: place.y, width: place.width, height: place.height },
    id: ARTWORK_ELEMENT,
    side: bare.sides[0]!.id,
    artwork: artwork.id,
    removedBackground,
  })
  return { ...bare, sides, elements: [element] }
}

/** An artwork without its background: it is cut around the rest, which is no longer full-bleed. MKT-8. */
export const withoutBackground = <A extends NonNullable<ArtworkParts['artwork']>>(artwork: A): A => ({
  ...artwork,
  full_bleed: false,
  cut: artwork.cut_remove_bg ?? null,
})

function placed(artwork: NonNullable<ArtworkParts['artwork']>, spec: DieLineSpec): Placement {
  const natural = { width: Number(artwork.width ?? 1), height: Number(artwork.height ?? 1) }
  return artwork.full_bleed
    ? fill(natural, spec)
    : fitInside(natural, spec, undefined, undefined, inkOf(artwork))
}
