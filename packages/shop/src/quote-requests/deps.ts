import type { Carts } from '../cart/index.ts'
import type { CatalogCache } from '../catalog/catalog-cache.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { Configure } from '../configure/index.ts'
import type { DesignUseCases } from '../design/index.ts'
import type { Links } from '../links.ts'
import type { Clock } from '../ports/clock.ts'
import type { Storage } from '../ports/storage.ts'
import type { Post } from '../letters/post.ts'
import { shopDay } from '@kisscut/core/production'

/** Dependencies of letters about quote requests. */
export interface QuoteLetterDeps {
  readonly storage: Storage
  readonly catalog: CatalogCache
  readonly links: Links
  readonly now: Clock
  /** Origin shoppers use, for links in letters. */
  readonly publicUrl: string
  readonly post: Post
}

/** Use cases of other folders that quote requests call. */
export interface OtherUseCases {
  readonly design: Pick<DesignUseCases, 'receiveFile' | 'useFile'>
  readonly configure: Pick<Configure, 'save'>
  readonly cart: Pick<Carts, 'add'>
}

/** Dependencies of quote requests. */
export interface QuoteRequestDeps extends QuoteLetterDeps, OtherUseCases {}

/** Today's date by the shop's clock, `YYYY-MM-DD`. */
export const todayOf = ({ settings }: Pick<CatalogSnapshot, 'settings'>, now: Clock): string =>
  shopDay(now(), settings.timezone)
