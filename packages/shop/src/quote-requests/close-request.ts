import { stateAfter, type QuoteStep } from '@kisscut/core/quote-request'
import { quoteRequest } from '@kisscut/records'
import type { Viewer } from '../accounts/viewer.ts'
import * as messages from '../messages/quote-requests.ts'
import { conflict, done, type Outcome } from '../outcome.ts'
import { findRequest, type QuoteRef } from './find-request.ts'
import { postClosedByShopper } from './letters.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { NO_SUCH_REQUEST } from './show-request.ts'

/** Declines an offer or withdraws an open request, once, even if called concurrently. QUOTE-2. */
export const closeRequest =
  (
    deps: Deps<'catalog.current' | 'storage.transaction'> &
      DepsOf<typeof findRequest | typeof postClosedByShopper>,
    step: Extract<QuoteStep, 'decline' | 'withdraw'>,
  ) =>
  async (viewer: Viewer, ref: QuoteRef): Promise<Outcome<null>> => {
    const row = await findRequest(deps, await deps.catalog.current(viewer), viewer, ref)
    if (row === null) return NO_SUCH_REQUEST
    const state = stateAfter(row.state, step)
    const isShoppers = row.state === (step === 'decline' ? 'answered' : 'requested')
    if (state !== 'declined' && state !== 'withdrawn') return conflict(messages.stands[row.state])
    if (!isShoppers) return conflict(messages.stands[row.state])
    const was = { state: row.state }
    const isClosed = await deps.storage.transaction(async (store) => {
      const closed = await store.records.update(quoteRequest, row.id, { state }, undefined, was)
      if (closed !== null) await postClosedByShopper(deps, store, closed, state)
      return closed !== null
    })
    return isClosed ? done(null) : closeRequest(deps, step)(viewer, ref)
  }
