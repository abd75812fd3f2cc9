import { configuredForEditing } from '../configure/configured-for-editing.ts'
import { saveConfiguration } from '../configure/save-configuration.ts'
import type { DesignDeps } from './use-user-file.ts'
import type { ConfiguredProduct } from '../configure/configured-product.ts'
import type { Outcome } from '../outcome.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { DieLine, ArtworkPlacement as Placement } from '@kisscut/core/configuration'

export interface PlaceArtwork {
  readonly placement?: Placement
  readonly dieLine?: DieLine
}

/** Saves where the artwork lies and what it is cut along, by the rules of every configuration. */
export const placeArtwork =
  (deps: DesignDeps) =>
  async (viewer: Viewer, configuredId: string, change: PlaceArtwork): Promise<Outcome<ConfiguredProduct>> => {
    const saved = await saveConfiguration(deps)(viewer, { id: configuredId, change })
    return saved.ok ? configuredForEditing(deps)(viewer, configuredId) : saved
  }
