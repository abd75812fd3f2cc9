import { quoteRequest, userFile, type NewRowOf, type RowOf } from '@kisscut/records'
import { addressKey } from '../accounts/address-key.ts'
import { rejectedFor, tooMany, type AttemptOutcome } from '../accounts/attempt-outcome.ts'
import type { Browser } from '../accounts/sign-in.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { done, invalid } from '../outcome.ts'
import type { IncomingFile } from '../ports/intake.ts'
import type { Records } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { createWithin } from '../records/create-within.ts'
import { atMost } from '../messages/records.ts'
import { checkRequest, type TypedQuoteRequest } from './check-request.ts'
import { type OtherUseCases, todayOf } from './deps.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { postReceipt, postToShop } from './letters.ts'

/** Most requests per shopper; trade customers send them for years. */
const REQUESTS_PER_OWNER = 1000
const QUOTA = { most: REQUESTS_PER_OWNER, message: atMost(REQUESTS_PER_OWNER) }

/**
 * Stores a shopper's quote request, with its file, and mails receipts to the shopper and the shop. It counts toward the limit for
 * messages to the shop. A filled honeypot gets the same response, but nothing is stored. Returns the request's id, or that of an open
 * identical one; null if nothing was stored. QUOTE-1, QUOTE-3, QUOTE-7.
 */
export const sendRequest =
  (
    deps: Deps<'catalog.current' | 'now' | 'storage.attempts' | 'storage.records' | 'storage.transaction'> &
      Pick<OtherUseCases, 'design'> &
      DepsOf<typeof postReceipt | typeof postToShop>,
  ) =>
  async (
    viewer: Viewer,
    typed: TypedQuoteRequest,
    incoming: IncomingFile | null,
    browser: Browser,
  ): Promise<AttemptOutcome<{ readonly id: string | null }>> => {
    const { storage, design } = deps
    const catalog = await deps.catalog.current(viewer)
    const { errors, request } = checkRequest(typed, viewer, todayOf(catalog, deps.now))
    const rejected = rejectedFor(errors)
    if (rejected !== null || request === null) return rejected ?? invalid({})
    const seconds = await storage.attempts.count('message', browser.address)
    if (seconds > 0) return tooMany(seconds)
    if (typed.trap !== '') return done({ id: null })
    const file = incoming === null ? null : await design.receiveFile(viewer, incoming)
    if (file !== null && !file.ok)
      return invalid({ file: file.reason === 'invalid' ? Object.values(file.errors).flat() : [file.message] })
    const user_file = file?.value.id ?? null
    const row = { ...request, user_file, currency: catalog.currency, owner: viewer.owner }
    const made = await storage.transaction(async (store) => {
      await store.ownerNow(viewer.owner)
      const earlier = await sameWaiting(store.records, row)
      if (earlier) return done({ row: earlier, isNew: false })
      const made = await created(store, row)
      if (!made.ok) return made
      const { unit, locale } = viewer
      await postToShop(deps, store, made.value.row, { fileName: file?.value.name ?? null, unit, locale })
      // Limits the e-mail that can be sent to a stranger's address.
      if ((await store.attempts.count('mail', addressKey(request.email))) === 0)
        await postReceipt(deps, store, made.value.row)
      return made
    })
    if (!(made.ok && made.value.isNew) && user_file !== null)
      await storage.records.remove(userFile, user_file, viewer.owner)
    return made.ok ? done({ id: made.value.row.id }) : made
  }

type NewRow = NewRowOf<typeof quoteRequest> & { readonly owner: string }

async function created(store: Transaction, row: NewRow) {
  const made = await createWithin(store, quoteRequest, row, [QUOTA])
  return made.ok ? done({ row: made.value, isNew: true }) : made
}

/** Fields that identify a repeated request, besides its size and file. */
const STATED = [
  ...(['name', 'email', 'wanted_product', 'quantity', 'wanted_material', 'needed_by'] as const),
  ...(['message', 'currency'] as const),
]

/** Recent requests searched for an identical one. */
const LOOKED_THROUGH = 20

/** An open request with the same fields and file among the shopper's recent ones. QUOTE-7. */
async function sameWaiting(records: Records, row: NewRow): Promise<RowOf<typeof quoteRequest> | null> {
  const query = { owner: row.owner, newestFirst: true, pageSize: LOOKED_THROUGH }
  const { rows } = await records.page(quoteRequest, query)
  const file = await fingerprint(records, row)
  for (const earlier of rows)
    if (isSame(earlier, row) && (await fingerprint(records, earlier)) === file) return earlier
  return null
}

const isSame = (earlier: RowOf<typeof quoteRequest>, row: NewRow): boolean =>
  earlier.state === 'requested' &&
  STATED.every((name) => earlier[name] === row[name]) &&
  (['width', 'height'] as const).every((side) => Number(earlier[side]) === Number(row[side]))

const fingerprint = async (records: Records, { user_file }: Pick<NewRow, 'user_file'>) =>
  user_file ? (await records.get(userFile, user_file))?.sha256 : null
