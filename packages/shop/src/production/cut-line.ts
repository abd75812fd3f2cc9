import { designToJson } from '@kisscut/artwork/design-json'
import type { CatalogCache } from '../catalog/catalog-cache.ts'
import { loadCustom } from '../configure/configured-product.ts'
import type { LoadedCustom } from '../configure/loaded-custom.ts'
import { done, type Outcome } from '../outcome.ts'
import type { Storage } from '../ports/storage.ts'
import { dieLineOf, type CutDeps } from './cuts.ts'
import type { Viewer } from '../accounts/viewer.ts'

export interface CutLineDeps extends CutDeps {
  readonly storage: Storage
  readonly catalog: CatalogCache
  readonly onError: (error: unknown) => void
}

/** Cached lines: pages are reloaded and left with the same artwork in the same place. */
const CACHE_SIZE = 200

/**
 * The cut line around a product's artwork: closed path data in inches from the product's top left corner; null
 * for other shapes, without artwork, and where it could not be traced.
 */
export const cutLine = (deps: CutLineDeps) => {
  const cache = new Map<string, Promise<string | null>>()
  const lineOf = (loaded: LoadedCustom): Promise<string | null> => {
    const key = JSON.stringify([loaded.file?.sha256, designToJson(loaded.design)])
    const line = cache.get(key) ?? dieLineOf(deps, loaded).then(({ contour }) => contour ?? null)
    cache.delete(key)
    cache.set(key, line)
    line.catch(() => cache.delete(key))
    for (const oldest of cache.keys()) {
      if (cache.size <= CACHE_SIZE) break
      cache.delete(oldest)
    }
    return line
  }
  return async (viewer: Viewer, id: string): Promise<Outcome<string | null>> => {
    const loaded = await loadCustom(deps.storage.records, await deps.catalog.current(), viewer, id)
    if (!loaded.ok) return loaded
    try {
      return done(await lineOf(loaded.value))
    } catch (error) {
      deps.onError(error)
      return done(null)
    }
  }
}
