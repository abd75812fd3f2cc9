import { done } from '../outcome.ts'
import type { ConfiguredProduct, Outcome, Viewer } from '../types.ts'
import { configuredView, loadCustom } from './configured-product.ts'
import type { SaveDeps } from './save-configuration.ts'

/** A configured product of the viewer's, with everything as it was left. */
export const configuredForEditing =
  ({ storage, catalog, links }: SaveDeps) =>
  async (viewer: Viewer, id: string): Promise<Outcome<ConfiguredProduct>> => {
    const loaded = await loadCustom(storage.records, await catalog.recent(), viewer, id)
    return loaded.ok ? done(configuredView(loaded.value, links)) : loaded
  }
