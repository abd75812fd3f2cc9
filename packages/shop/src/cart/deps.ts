import type { CatalogCache } from '../catalog/catalog-cache.ts'
import type { Links } from '../links.ts'
import type { Clock } from '../ports/clock.ts'
import type { Storage } from '../ports/storage.ts'
import type { ReadSoldItems } from '../sold-items/items.ts'

/** Dependencies of every cart use case. */
export interface CartDeps {
  readonly storage: Storage
  readonly soldItems: ReadSoldItems
  readonly catalog: CatalogCache
  readonly links: Links
  readonly now: Clock
}

/** Most lines in a cart. */
export const LINES_AT_MOST = 100
