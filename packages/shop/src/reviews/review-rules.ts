import { CLASS_RECORDS, review, type RowOf } from '@kisscut/records'
import type { ProductClass } from '@kisscut/core/product'
import { accountOfOwner } from '../accounts/sessions.ts'
import { isStaff } from '../accounts/roles.ts'
import type { Viewer } from '../accounts/viewer.ts'
import * as messages from '../messages/reviews.ts'
import { done, invalid, type Outcome } from '../outcome.ts'
import type { Records } from '../ports/records.ts'
import type { Store, Transaction } from '../ports/storage.ts'

export type ReviewRow = RowOf<typeof review>
type Values = Readonly<Record<string, unknown>>

/** `Ana Keller` signs as `Ana K.`, because reviews are public. */
export function signatureOf(name: string): string {
  const [first, ...others] = name.trim().split(/\s+/)
  const last = others.at(-1)
  if (first === undefined || first === '') return messages.customer
  return last === undefined ? first : `${first} ${[...last][0]!.toUpperCase()}.`
}

/** Whether products of a class can be reviewed; an offer sells another product. */
const isReviewable = (productClass: ProductClass): boolean => productClass !== 'special-offer'

/** Whether the owner has configured the product. REVIEW-2. */
export const hasConfigured = (
  records: Records,
  owner: string,
  productClass: ProductClass,
  product: string,
): Promise<boolean> => {
  const { configured, by } = CLASS_RECORDS[productClass]
  return records.exists(configured, { owner, where: { [by]: product } })
}

/** The owner's review of a product; null if there is none. */
export const ownReview = async (
  records: Records,
  owner: string,
  productClass: ProductClass,
  product: string,
): Promise<ReviewRow | null> =>
  (await records.findMany(review, { owner, where: { product_class: productClass, product } }, 1))[0] ?? null

/** Why this viewer may not review this product; null if they may. REVIEW-1, REVIEW-2. */
async function reasonAgainst(
  { records }: Pick<Store, 'records'>,
  owner: string,
  productClass: ProductClass,
  product: string,
): Promise<string | null> {
  if (accountOfOwner(owner) === null) return messages.signInFirst
  const { product: record } = CLASS_RECORDS[productClass]
  const isThere = isReviewable(productClass) && (await records.get(record, product, { publishedOnly: true }))
  if (!isThere) return messages.notReviewable
  if (!(await hasConfigured(records, owner, productClass, product))) return messages.notConfigured
  if ((await ownReview(records, owner, productClass, product)) !== null) return messages.reviewedAlready
  return null
}

/** Fields of the author. */
const WRITTEN = ['rating', 'title', 'text', 'use'] as const
/** Fields of the shop. */
const DECIDED = ['state'] as const

/**
 * The values of a review to save. The author's changes wait for approval again; staff approve and answer a review, but never
 * change its text. REVIEW-1 to REVIEW-3.
 */
export async function reviewToSave(
  store: Transaction,
  viewer: Viewer,
  values: Values,
  before: ReviewRow | null,
): Promise<Outcome<Values>> {
  if (before === null) return newReview(store, viewer, values)
  const differs = (name: keyof ReviewRow) => name in values && values[name] !== before[name]
  const isAuthor = before.owner === viewer.owner
  const errors = [
    ...(['product_class', 'product'] as const).map((name) => [name, messages.keepsProduct] as const),
    ...(isAuthor ? [] : WRITTEN.map((name) => [name, messages.onlyItsAuthor] as const)),
    ...(isStaff(viewer) ? [] : [['response', messages.onlyTheShop] as const]),
  ].filter(([name]) => differs(name))
  if (errors.length > 0)
    return invalid(Object.fromEntries(errors.map(([name, message]) => [name, [message]])))
  const decided = isStaff(viewer) ? values : without(values, DECIDED)
  const isWrittenAnew = WRITTEN.some(differs)
  return done(isWrittenAnew ? { ...decided, state: 'pending' } : decided)
}

async function newReview(store: Transaction, viewer: Viewer, values: Values): Promise<Outcome<Values>> {
  const { product_class, product } = values as Pick<ReviewRow, 'product_class' | 'product'>
  // Locks the owner, as creating the review does, so that a concurrent call finds the first one's review.
  await store.ownerNow(viewer.owner)
  const reason = await reasonAgainst(store, viewer.owner, product_class, product)
  if (reason !== null) return invalid({ product: [reason] })
  const account = await store.accounts.account({ id: accountOfOwner(viewer.owner)! })
  const author = signatureOf(account?.name ?? '')
  return done({ ...values, author, state: 'pending', response: '' })
}

const without = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
