import { printedOf } from '@kisscut/artwork/design'
import { designToJson } from '@kisscut/artwork/design-json'
import type { SoldProduct } from '../configure/sold-product.ts'
import { loadForPress } from '../sold-items/load-for-press.ts'
import { isDrawn } from '../design/printed-artwork.ts'
import { done, type Outcome } from '../outcome.ts'
import { dieLineOf, stickersOf } from './cuts.ts'
import { isFinished } from './finishing.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import type { Viewer } from '../accounts/viewer.ts'

/** The lines that follow a product's artwork: closed path data in inches from the product's top left corner. */
export interface ArtworkLines {
  /** The cut line around all of it; null for other shapes. */
  readonly contour: string | null
  /** The kiss-cut lines of a sheet's stickers; null for other products. DESIGN-29. */
  readonly kissCuts: string | null
}

/** There are no lines, or they can't be traced. */
export const NO_LINES: ArtworkLines = { contour: null, kissCuts: null }

/** Lines cached: pages are often reloaded with the same artwork in the same place. */
const CACHE_SIZE = 200

/** The lines that follow a product's artwork; {@link NO_LINES} without artwork or if it can't be traced. */
export const artworkLines = (
  deps: Deps<'catalog.current' | 'onError'> &
    DepsOf<typeof dieLineOf | typeof loadForPress | typeof stickersOf>,
) => {
  const cache = new Map<string, Promise<ArtworkLines>>()
  const linesIn = async (loaded: SoldProduct): Promise<ArtworkLines> => {
    const spec = await dieLineOf(deps, loaded)
    const stickers = await stickersOf(deps, loaded, spec)
    return { contour: spec.contour ?? null, kissCuts: stickers?.kissCuts || null }
  }
  const linesOf = (loaded: SoldProduct): Promise<ArtworkLines> => {
    // Drawings have a cache of their own, by everything they depend on.
    if (isDrawn(loaded.design)) return linesIn(loaded)
    const isSheet = isFinished(loaded, 'stickerSheet')
    const key = JSON.stringify([loaded.file?.sha256, designToJson(printedOf(loaded.design)), isSheet])
    const lines = cache.get(key) ?? linesIn(loaded)
    cache.delete(key)
    cache.set(key, lines)
    lines.catch(() => cache.delete(key))
    for (const oldest of cache.keys()) {
      if (cache.size <= CACHE_SIZE) break
      cache.delete(oldest)
    }
    return lines
  }
  return async (viewer: Viewer, id: string): Promise<Outcome<ArtworkLines>> => {
    const loaded = await loadForPress(deps, await deps.catalog.current(viewer), viewer, id)
    if (!loaded.ok) return loaded
    try {
      return done(await linesOf(loaded.value))
    } catch (error) {
      deps.onError(error)
      return done(NO_LINES)
    }
  }
}
