import type { Box } from '@kisscut/artwork/geometry'
import type { Placement } from '@kisscut/artwork/placement'

interface Size {
  readonly width: number
  readonly height: number
}

/** What the contour's worker is asked. */
export type ContourQuestion =
  | { readonly kind: 'trace'; readonly url: string }
  | { readonly kind: 'line'; readonly placement: Placement }
  | { readonly kind: 'fit'; readonly size: Size }

/** What it answers; lengths in inches. */
export type ContourReply =
  | { readonly kind: 'traced'; readonly isSolid: boolean }
  | {
      readonly kind: 'line'
      readonly placement: Placement
      readonly path: string
      readonly box: Box
    }
  | { readonly kind: 'fit'; readonly placement: Placement }
  | { readonly kind: 'failed' }
