import { isDeepStrictEqual } from 'node:util'
import { designToJson } from '@kisscut/artwork/design-json'
import {
  changeConfiguration,
  newConfiguration,
  pickSteps,
  type ConfigurationChange,
} from '@kisscut/core/configuration'
import type { Currency } from '@kisscut/core/product'
import { can } from '../accounts/can.ts'
import { isStaff } from '../accounts/roles.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { ArtworkClass, ArtworkParts } from '../catalog/artwork-product.ts'
import type { CatalogCache } from '../catalog/catalog-cache.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import { isOfOtherCurrency } from '../catalog/page-currency.ts'
import { pricedIn } from '../catalog/priced-in.ts'
import { correctionNote, isCorrection, payingFor } from '../configure/corrections.ts'
import type { WithoutBackground } from '../design/retouch/index.ts'
import { detailColumnsOf } from '../configure/detail-columns.ts'
import { retryOnConflict } from '../configure/retry-on-conflict.ts'
import { pricedConfiguration } from '../configure/priced-configuration.ts'
import * as messages from '../messages/artworks.ts'
import { changedElsewhere, notAvailable } from '../messages/product.ts'
import { productNotFound } from '../messages/records.ts'
import { pricesAreIn } from '../messages/currencies.ts'
import { changed, conflict, done, invalid, notFound, warned, type Failure, type Outcome } from '../outcome.ts'
import type { Records } from '../ports/records.ts'
import type { Storage } from '../ports/storage.ts'
import { artworkDesign } from './artwork-design.ts'
import { CONFIGURED, productIdOf, recordOfClass, type ArtworkRow } from './artwork-rows.ts'
import { configurationOfArtwork, loadArtworkProduct } from './load-artwork.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { createArtworkProduct, updateArtworkProduct } from './write-artwork.ts'

interface RemovesBackground {
  /** Removes the background of an artwork, once for all shoppers. */
  removeBackground(viewer: Viewer, artworkId: string): Promise<Outcome<WithoutBackground>>
}

export interface SaveArtworkDeps extends RemovesBackground {
  readonly storage: Storage
  readonly catalog: CatalogCache
}

/** Values that a client states; absent ones stay unchanged, or as the product's page opens. */
export interface SaveArtwork {
  readonly productClass: ArtworkClass
  /** Null for a new one. */
  readonly id: string | null
  /** Required for a new product; must not change afterwards. */
  readonly productId?: string | undefined
  readonly change: ConfigurationChange
  readonly removedBackground?: boolean | undefined
  /** The currency the page shows; if the viewer has switched since, nothing is saved. CUR-7. */
  readonly currency?: Currency | null | undefined
  /** The revision that was edited; absent: any. DESIGN-22. */
  readonly revision?: number | undefined
  /** Staff's reason; required if a correction changes the price. ROLE-7. */
  readonly reason?: string | undefined
  /** A new product is created once per key. API-25. */
  readonly idempotencyKey?: string | null
}

const CHANGED_ELSEWHERE = changed(changedElsewhere)

/**
 * Saves a configured marketplace or stock-image product. Checks every rule, reports each error at its field, and creates the
 * design itself. Never accepts prices and never charges wholesale ones. MKT-5, MKT-6.
 */
export const saveArtworkProduct = (deps: DepsOf<typeof savedOnce>) =>
  retryOnConflict<SaveArtwork, ArtworkRow>(savedOnce(deps))

const savedOnce =
  (
    deps: Deps<
      | 'catalog.current'
      | 'storage.accounts'
      | 'storage.idempotency'
      | 'storage.records'
      | 'storage.transaction'
    > &
      DepsOf<typeof withoutBackground>,
  ) =>
  async (viewer: Viewer, input: SaveArtwork): Promise<Outcome<ArtworkRow>> => {
    const { storage, catalog } = deps
    const { productClass } = input
    const [record, of] = [recordOfClass(productClass), CONFIGURED[productClass].of]
    const forViewer = await catalog.current(viewer)
    if (isOfOtherCurrency(input.currency, forViewer)) return conflict(pricesAreIn(forViewer.currency))
    let snapshot = forViewer
    const load = (as: Viewer, id: string) =>
      loadArtworkProduct(storage.records, snapshot, as, productClass, id)
    const loaded = input.id === null ? null : await load(viewer, input.id)
    if (loaded !== null && !loaded.ok) return loaded
    const before = loaded?.value.stored ?? null
    if (before !== null && !can(viewer, 'change', record, before as never)) return notFound(productNotFound)
    // The price is in the customer's currency, even if staff correct the product.
    if (isCorrection(viewer, before)) snapshot = pricedIn(forViewer, before)
    const isStale = before !== null && before.revision !== (input.revision ?? before.revision)
    // A change of an older revision that conflicts with a newer one is reported as stale, not as a mistake.
    const rejected = (failure: Failure): Failure => (isStale ? CHANGED_ELSEWHERE : failure)
    const productId = before === null ? input.productId : productIdOf(productClass, before)
    if ((input.productId ?? productId) !== productId) return invalid({ [of]: [messages.keepsProduct] })
    const known = await snapshot.product(productId ?? '')
    const parts = known?.artwork ?? null
    const isOffered = parts?.productClass === productClass && (known!.isPublished || isStaff(viewer))
    if (known === null || parts === null || !isOffered) return invalid({ [of]: [notAvailable] })
    const owner = before?.owner ?? viewer.owner
    const payer = await payingFor(storage.accounts, viewer, owner)
    const checked = await configurationAfter(storage.records, payer, known, before, input.change)
    if (!checked.ok) return rejected(checked)
    const removedBackground = input.removedBackground ?? before?.removed_background ?? false
    const removed = removedBackground ? await withoutBackground(deps, viewer, parts) : null
    if (removed !== null) return rejected(removed)
    const { configuration, size, quote } = checked
    const { printRules: rules } = snapshot
    const columns = {
      ...detailColumnsOf(CONFIGURED.marketplace.record, configuration),
      removed_background: removedBackground,
      design: designToJson(artworkDesign(parts, { ...size, removedBackground, rules })),
    }
    if (before === null) {
      const { type } = known.template
      const row = { ...columns, type, currency: known.product.currency, owner }
      const key = input.idempotencyKey ?? null
      const made = await createArtworkProduct(storage, productClass, known.product.id, row, key)
      if (!made.ok || !('earlierId' in made.value)) return warned(made as Outcome<ArtworkRow>, quote.problems)
      const earlier = await load(viewer, made.value.earlierId)
      // If it was removed since, it is created again.
      return earlier.ok
        ? warned(done(earlier.value.stored), quote.problems)
        : savedOnce(deps)(viewer, { ...input, idempotencyKey: null })
    }
    if (isSame(before, columns)) return warned(done(before), quote.problems)
    if (isStale) return CHANGED_ELSEWHERE
    const correction = { paid: (id: string) => load(payer, id), quote, reason: input.reason }
    const noted = await correctionNote(viewer, record, before, correction)
    if (!noted.ok) return noted
    const drawnAnew = { preview_url: null, finished_width: null, finished_height: null }
    const row = await updateArtworkProduct(
      storage,
      productClass,
      before,
      { ...columns, ...drawnAnew, currency: known.product.currency },
      noted.note,
    )
    return row === null ? CHANGED_ELSEWHERE : warned(done(row), quote.problems)
  }

/** Makes the picture without its background if there is none yet; a failure if that is impossible. MKT-8. */
async function withoutBackground(
  { removeBackground }: RemovesBackground,
  viewer: Viewer,
  { artwork }: ArtworkParts,
): Promise<Failure | null> {
  if (artwork === null || artwork.is_vector)
    return invalid({ removed_background: [messages.nothingToRemove] })
  if (artwork.public_raster_remove_bg !== null) return null
  const removed = await removeBackground(viewer, artwork.id)
  if (removed.ok) return null
  return removed.reason === 'invalid'
    ? invalid({ removed_background: Object.values(removed.errors).flat() })
    : removed
}

/** Checks a configuration: its size must be one of the product's or free in its ratio, and it must have a price. */
function configurationAfter(
  records: Records,
  viewer: Viewer,
  { product }: CatalogProduct,
  before: ArtworkRow | null,
  change: ConfigurationChange,
) {
  const requested =
    before === null
      ? newArtworkConfiguration(product, change)
      : changeConfiguration(product, configurationOfArtwork(before).configuration, detailsOf(change))
  return pricedConfiguration(records, viewer, product, requested)
}

const detailsOf = (change: ConfigurationChange) => pickSteps(change, 'details')

/** The configuration of a new product that states these fields. */
export const newArtworkConfiguration = (product: CatalogProduct['product'], change: ConfigurationChange) =>
  newConfiguration(product, detailsOf(change))

const isSame = (before: ArtworkRow, columns: Partial<ArtworkRow>): boolean =>
  Object.entries(columns).every(([name, value]) =>
    name === 'width' || name === 'height'
      ? Number(value) === Number(before[name])
      : isDeepStrictEqual(value, before[name as keyof ArtworkRow]),
  )
