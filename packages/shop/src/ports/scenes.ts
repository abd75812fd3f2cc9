import type { ScenePlace } from '@kisscut/artwork/scene'

/** A picture of a place, a foreground over the product, and the box for the product. PROD-9. */
export interface Scene extends ScenePlace {
  readonly image: Uint8Array
  readonly foreground: Uint8Array | null
}
