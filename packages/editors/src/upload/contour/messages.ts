import type { Islands } from '@kisscut/artwork/contour'
import type { DieLineSpec } from '@kisscut/artwork/die-line'
import type { Box } from '@kisscut/artwork/geometry'
import type { Placement } from '@kisscut/artwork/placement'

/** Requests to the contour worker. */
export type ContourRequest =
  | { readonly kind: 'trace'; readonly url: string }
  | {
      readonly kind: 'line'
      readonly placement: Placement
      readonly spec: DieLineSpec
      /** `keep`: around each part, with the default border. */
      readonly islands: Islands
    }
  | { readonly kind: 'fit'; readonly spec: DieLineSpec }

/** Responses of the contour worker; lengths in inches. */
export type ContourResponse =
  | { readonly kind: 'traced'; readonly isSolid: boolean }
  | {
      readonly kind: 'line'
      readonly placement: Placement
      readonly path: string
      readonly box: Box
    }
  | { readonly kind: 'fit'; readonly placement: Placement }
  | { readonly kind: 'failed' }
