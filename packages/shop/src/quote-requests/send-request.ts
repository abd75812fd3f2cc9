import { quoteRequest, userFile } from '@kisscut/records'
import { addressKey } from '../accounts/address-key.ts'
import { rejectedFor, tooMany, type AttemptOutcome } from '../accounts/attempt-outcome.ts'
import type { Browser } from '../accounts/sign-in.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { done, invalid } from '../outcome.ts'
import type { IncomingFile } from '../ports/intake.ts'
import { createWithin } from '../records/create-within.ts'
import { atMost } from '../messages/records.ts'
import { checkRequest, type TypedQuoteRequest } from './check-request.ts'
import { todayOf, type QuoteRequestDeps } from './deps.ts'
import { postReceipt, postToShop } from './letters.ts'

/** Requests of one shopper at most; a trade customer asks for years. */
const REQUESTS_PER_OWNER = 1000
const QUOTA = { most: REQUESTS_PER_OWNER, message: atMost(REQUESTS_PER_OWNER) }

/**
 * A shopper asks for a quote: stored for staff, with the file that came along, and receipts go to the shopper and the shop. It is counted
 * like messages to the shop, and a program that fills in every field gets the same response while nothing is stored. The id of the
 * request; null where there is none. QUOTE-1, QUOTE-3.
 */
export const sendRequest =
  (deps: QuoteRequestDeps) =>
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
    const made = await storage.transaction((store) => createWithin(store, quoteRequest, row, [QUOTA]))
    if (!made.ok) {
      if (user_file !== null) await storage.records.remove(userFile, user_file, viewer.owner)
      return made
    }
    const { unit, locale } = viewer
    await postToShop(deps, made.value, { fileName: file?.value.name ?? null, unit, locale })
    // A stranger's address gets few letters, whoever types it.
    if ((await storage.attempts.count('mail', addressKey(request.email))) === 0)
      await postReceipt(deps, made.value)
    return done({ id: made.value.id })
  }
