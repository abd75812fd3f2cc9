import { configuredView, type ConfiguredProduct } from '../configure/configured-product.ts'
import { saveCustom, type SaveDeps } from '../configure/save-configuration.ts'
import { done, type Outcome } from '../outcome.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import type { Viewer } from '../accounts/viewer.ts'

export type DesignDeps = SaveDeps

/** Uses an uploaded file as the artwork of a product of the same owner, whole and centered until it is moved. */
export const useUserFile =
  (deps: Deps<'links'> & DepsOf<typeof saveCustom>) =>
  async (viewer: Viewer, configuredId: string, userFileId: string): Promise<Outcome<ConfiguredProduct>> => {
    const change = { userFileId, lowResolutionChoice: null }
    const saved = await saveCustom(deps)(viewer, { id: configuredId, change })
    return saved.ok ? done(configuredView(saved.value, deps.links)) : saved
  }
