import type { Box } from '@kisscut/artwork/geometry'

/** Places a mock-up can show. */
export const SCENE_NAMES = ['laptop', 'bottle', 'carton'] as const

export type SceneName = (typeof SCENE_NAMES)[number]

/** PROD-9: a picture of a place, what lies over the product there, and the box it goes into. */
export interface Scene {
  readonly image: Uint8Array
  readonly foreground: Uint8Array | null
  /** Pixels of the image. */
  readonly box: Box
  readonly boxHeightInches: number
}
