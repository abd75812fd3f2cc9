import { configuredForEditing } from '../configure/configured-for-editing.ts'
import { saveConfiguration } from '../configure/save-configuration.ts'
import type { ConfiguredProduct, DieLine, Outcome, Placement, Viewer } from '../types.ts'
import type { DesignDeps } from './use-user-file.ts'

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
