import { done, type Outcome } from '../outcome.ts'
import { configuredView, loadCustom, type ConfiguredProduct } from './configured-product.ts'
import type { Deps } from '../dependencies.ts'
import type { Viewer } from '../accounts/viewer.ts'

/** The viewer's configured product in its stored state. */
export const configuredForEditing =
  ({ storage, catalog, links }: Deps<'catalog.recent' | 'links' | 'storage.records'>) =>
  async (viewer: Viewer, id: string): Promise<Outcome<ConfiguredProduct>> => {
    const loaded = await loadCustom(storage.records, await catalog.recent(viewer), viewer, id)
    return loaded.ok ? done(configuredView(loaded.value, links)) : loaded
  }
