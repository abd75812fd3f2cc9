import { done, type Outcome } from '../outcome.ts'
import { configuredView, loadCustom, type ConfiguredProduct } from './configured-product.ts'
import type { Deps } from '../dependencies.ts'
import type { Viewer } from '../accounts/viewer.ts'

/** A configured product of the viewer's, with everything as it was left. */
export const configuredForEditing =
  ({ storage, catalog, links }: Deps<'catalog.recent' | 'links' | 'storage.records'>) =>
  async (viewer: Viewer, id: string): Promise<Outcome<ConfiguredProduct>> => {
    const loaded = await loadCustom(storage.records, await catalog.recent(viewer), viewer, id)
    return loaded.ok ? done(configuredView(loaded.value, links)) : loaded
  }
