import { configuredView, type ConfiguredProduct } from '../configure/configured-product.ts'
import { saveCustom } from '../configure/save-configuration.ts'
import { done, type Outcome } from '../outcome.ts'
import type { ConfigurationChange } from '@kisscut/core/configuration'
import type { Viewer } from '../accounts/viewer.ts'
import type { Deps, DepsOf } from '../dependencies.ts'

export interface PlaceArtwork extends Pick<
  ConfigurationChange,
  'placement' | 'dieLine' | 'contourOffset' | 'contourSmoothness' | 'contourHoles'
> {
  /** The revision that was edited; absent: any. */
  readonly revision?: number
}

/** Saves the artwork's position and cut line, by the rules of every configuration. */
export const placeArtwork =
  (deps: Deps<'links'> & DepsOf<typeof saveCustom>) =>
  async (
    viewer: Viewer,
    configuredId: string,
    { revision, ...change }: PlaceArtwork,
  ): Promise<Outcome<ConfiguredProduct>> => {
    const saved = await saveCustom(deps)(viewer, { id: configuredId, change, revision })
    return saved.ok ? done(configuredView(saved.value, deps.links)) : saved
  }
