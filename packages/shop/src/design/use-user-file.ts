import { custom, userFile } from '@kisscut/records'
import type { CatalogCache } from '../catalog/catalog-cache.ts'
import { configuredView, loadCustom, type ConfiguredProduct } from '../configure/configured-product.ts'
import type { Links } from '../links.ts'
import { done, notFound, type Outcome } from '../outcome.ts'
import type { Storage } from '../ports/storage.ts'
import { dpiOf, firstPlacement } from './placing.ts'
import { isVectorizingCharged } from './vectorizing.ts'
import type { Viewer } from '../accounts/viewer.ts'

export interface DesignDeps {
  readonly storage: Storage
  readonly catalog: CatalogCache
  readonly links: Links
}

/** Lays an uploaded file on a product of the same owner: whole, in the middle, until it is moved. */
export const useUserFile =
  ({ storage, catalog, links }: DesignDeps) =>
  async (viewer: Viewer, configuredId: string, fileId: string): Promise<Outcome<ConfiguredProduct>> => {
    const loaded = await loadCustom(storage.records, await catalog.current(), viewer, configuredId)
    if (!loaded.ok) return loaded
    const { row } = loaded.value
    const file = await storage.records.get(userFile, fileId)
    if (file === null || file.owner !== row.owner) return notFound('This file')
    const placement = firstPlacement(file, row, row.clip_type)
    const changes = {
      user_file: file.id,
      placement,
      dpi: dpiOf(file, placement),
      low_resolution_choice: null,
      option_vectorize: isVectorizingCharged(null, file),
      finalized: false,
      preview_url: null,
    }
    const updated = await storage.records.update(custom, row.id, changes, row.owner)
    if (updated === null) return notFound('This product')
    return done(configuredView({ ...loaded.value, row: updated, file }, links))
  }
