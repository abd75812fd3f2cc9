import { stateAfter, stateOn } from '@kisscut/core/quote-request'
import { custom, quoteRequest, userFile } from '@kisscut/records'
import type { Viewer } from '../accounts/viewer.ts'
import * as messages from '../messages/quote-requests.ts'
import { conflict, done, type Outcome } from '../outcome.ts'
import { removeVersionsOf } from '../records/versions.ts'
import { type OtherUseCases, todayOf } from './deps.ts'
import { findRequest, type QuoteRef } from './find-request.ts'
import { postClosedByShopper } from './letters.ts'
import { NO_SUCH_REQUEST, obstacleTo } from './show-request.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { offeredPrice, termsOf, type QuoteRequestRow } from './terms.ts'

interface Accepted {
  /** Path of the cart. */
  readonly redirect: string
}

/**
 * Accepts staff's offer: creates the viewer's configured product at exactly the agreed terms, and puts it in their cart. There is
 * one such product, however often the offer is accepted; accepting again puts it back in the cart. QUOTE-5.
 */
export const acceptOffer =
  (
    deps: Deps<'catalog.current' | 'now'> &
      Pick<OtherUseCases, 'configure'> &
      DepsOf<typeof add | typeof addAgain | typeof claimed | typeof findRequest | typeof placeFile>,
  ) =>
  async (viewer: Viewer, ref: QuoteRef): Promise<Outcome<Accepted>> => {
    const catalog = await deps.catalog.current(viewer)
    const row = await findRequest(deps, catalog, viewer, ref)
    if (row === null) return NO_SUCH_REQUEST
    if (row.state === 'accepted') return addAgain(deps, viewer, row)
    if (stateAfter(row.state, 'accept') === null) return conflict(messages.stands[row.state])
    const obstacle = obstacleTo(row, catalog, await offeredPrice(row, catalog))
    const agreed = termsOf(row, catalog)
    if (obstacle !== null || agreed === null) return conflict(obstacle ?? messages.productGone)
    const { quantity, width, height } = agreed
    const saved = await deps.configure.save(viewer, {
      ...{ id: null, productId: row.template!, agreed, idempotencyKey: `quote ${row.id}` },
      change: { materialId: row.material, width, height, quantity: String(quantity) },
    })
    if (!saved.ok) return saved
    const claim = await claimed(
      deps,
      viewer,
      { id: row.id, today: todayOf(catalog, deps.now) },
      saved.value.id,
    )
    if (claim === 'too late') return acceptOffer(deps)(viewer, ref)
    // The offer is now accepted, even if the product can't be added to the cart.
    const added = await add(deps, viewer, saved.value.id)
    if (added.ok && claim === 'now') await placeFile(deps, viewer, row, saved.value.id)
    return added
  }

/**
 * Marks the request as accepted for this product: `now`, or `before` if an earlier call did. `too late`: it can no longer be
 * accepted, and the product is removed.
 */
const claimed = (
  deps: Deps<'storage.transaction'> & DepsOf<typeof postClosedByShopper>,
  viewer: Viewer,
  { id, today }: { readonly id: string; readonly today: string },
  made: string,
): Promise<'now' | 'before' | 'too late'> =>
  deps.storage.transaction(async (store) => {
    const { lock, ownerNow, records } = store
    await ownerNow(viewer.owner)
    await lock(`${quoteRequest.name} ${id}`)
    const found = await records.get(quoteRequest, id)
    if (found?.custom === made) return 'before'
    const state = found && stateAfter(stateOn(found.state, found.valid_until, today), 'accept')
    if (found !== null && state !== null) {
      await records.update(quoteRequest, id, { state, custom: made })
      await postClosedByShopper(deps, store, found, 'accepted')
      return 'now'
    }
    await removeVersionsOf(records, made)
    await records.remove(custom, made, viewer.owner)
    return 'too late'
  })

async function add(
  { cart }: Pick<OtherUseCases, 'cart'>,
  viewer: Viewer,
  productId: string,
): Promise<Outcome<Accepted>> {
  const added = await cart.add(viewer, { productClass: 'custom', productId })
  return added.ok ? done({ redirect: added.value.redirect }) : added
}

/** Puts the product accepted before back in the cart. */
async function addAgain(
  deps: Deps<'storage.records'> & DepsOf<typeof add>,
  viewer: Viewer,
  row: QuoteRequestRow,
) {
  const made = row.custom === null ? null : await deps.storage.records.get(custom, row.custom)
  return made === null || made.owner !== viewer.owner
    ? conflict(messages.stands.accepted)
    : add(deps, viewer, made.id)
}

/** Uses the request's file as artwork if it belongs to the viewer; it may be placed again at any time. */
async function placeFile(
  deps: Deps<'storage.records'> & Pick<OtherUseCases, 'design'> & DepsOf<typeof add>,
  viewer: Viewer,
  { user_file }: QuoteRequestRow,
  productId: string,
): Promise<void> {
  const file = user_file === null ? null : await deps.storage.records.get(userFile, user_file)
  if (file === null || file.owner !== viewer.owner) return
  const placed = await deps.design.useFile(viewer, productId, file.id)
  // Adds the product with its artwork again. If the artwork needs attention, the line says so.
  if (placed.ok) await add(deps, viewer, productId)
}
