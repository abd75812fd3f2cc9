import { wireErrors } from '@kisscut/core/configuration'
import { emptyProblems } from '@kisscut/core/drag-drop-buy'
import { isFinishedBy } from '@kisscut/core/option'
import { hasErrors, messageOf } from '@kisscut/core/problem'
import { userFile } from '@kisscut/records'
import type { Viewer } from '../accounts/viewer.ts'
import type { SoldProduct } from '../configure/sold-product.ts'
import { supplierOf } from '../configure/suppliers.ts'
import { artworkErrors } from '../design/artwork-errors.ts'
import { hasArtwork } from '../design/printed-artwork.ts'
import { isLettering } from '../lettering/measured.ts'
import type { SoldItem } from '../sold-items/sold-item.ts'
import { Rollback } from '../idempotency.ts'
import { conflict, invalid, type Failure } from '../outcome.ts'
import type { Store } from '../ports/storage.ts'
import { LINES_AT_MOST } from './deps.ts'
import { lineOfSold } from './line-of-sold.ts'
import * as messages from '../messages/cart.ts'
import { fileNotFound } from '../messages/records.ts'

/** Why a configured product can't be ordered; null if it can. */
export const orderProblem = (viewer: Viewer, loaded: SoldProduct): Failure | null => {
  const { quote, known, row, design, file, rules } = loaded
  if (!known.isPublished) return invalid({ product_id: [messageOf({ code: 'cart.product-gone' })] })
  const problems = [...quote.problems, ...emptyProblems(known.product, loaded.configuration)]
  if (hasErrors(problems)) return invalid(wireErrors(problems), problems)
  const { dpi, low_resolution_choice: choice, quantity } = row
  const isOnBothSides = isFinishedBy(known.product, loaded.configuration, 'bothSides')
  const printed = { design, file, dpi, isLettering: isLettering(known), isOnBothSides }
  const state = { ...printed, choice, rules, quantity, viewer }
  const errors = hasArtwork(loaded) || state.isLettering ? artworkErrors(state) : {}
  return Object.keys(errors).length === 0 ? null : invalid(errors)
}

/** A line that is in the cart. */
export interface PutInCart {
  readonly cartId: string
  readonly itemId: string
  /** Number of lines in the cart. */
  readonly count: number
}

/** The owner and quantity of a line's stored product. */
type OnRecord = Pick<SoldProduct['row'], 'owner' | 'quantity'>

/** Puts a sold item in its owner's cart, and stores its quantity with the configured product. */
export const putInCart = async (
  store: Store,
  item: SoldItem,
  { owner, quantity }: OnRecord,
  search: string,
  declined: string | null = null,
): Promise<PutInCart> => {
  const line = lineOfSold(item, search, declined)
  const put = await store.carts.putLine(owner, item.sold.sold_as.currency, line, LINES_AT_MOST)
  if (!put.ok) throw new Rollback(NOT_PUT[put.reason])
  await assertFile(store, item)
  if (quantity !== line.quantity)
    await supplierOf(line.productClass).setQuantity(store.records, line.configuredId, owner, line.quantity)
  return { cartId: put.cartId, itemId: put.lineId, count: put.count }
}

/** Rolls back if the artwork was deleted after the item was frozen. From here on, the item keeps its file in use. FILE-6. */
async function assertFile({ records }: Store, { sold }: SoldItem): Promise<void> {
  const id = sold.file?.['id']
  if (typeof id === 'string' && (await records.get(userFile, id)) === null)
    throw new Rollback(invalid({ user_file: [fileNotFound] }))
}

/** The cart is in another currency; the caller may retry after repricing it. CUR-6. */
export const OTHER_CURRENCY = conflict(messages.otherCurrency)

const NOT_PUT = {
  full: conflict(messages.full(LINES_AT_MOST)),
  other_currency: OTHER_CURRENCY,
} as const
