import type { ScenePlace } from '@kisscut/artwork/scene'

/** PROD-9: a picture of a place, what lies over the product there, and the box it goes into. */
export interface Scene extends ScenePlace {
  readonly image: Uint8Array
  readonly foreground: Uint8Array | null
}
