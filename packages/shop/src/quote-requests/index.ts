import { acceptOffer } from './accept-offer.ts'
import { closeRequest } from './close-request.ts'
import type { QuoteRequestDeps } from './deps.ts'
import { sendRequest } from './send-request.ts'
import { listRequests, showRequest } from './show-request.ts'

export type { TypedQuoteRequest } from './check-request.ts'
export type { QuoteRef } from './find-request.ts'
export type { ListedQuoteRequest, QuotedOffer, ShownQuoteRequest } from './show-request.ts'

/** Shoppers request quotes and respond to staff's offers. */
export interface QuoteRequests {
  readonly send: ReturnType<typeof sendRequest>
  readonly show: ReturnType<typeof showRequest>
  readonly list: ReturnType<typeof listRequests>
  readonly accept: ReturnType<typeof acceptOffer>
  readonly decline: ReturnType<typeof closeRequest>
  readonly withdraw: ReturnType<typeof closeRequest>
}

export const createQuoteRequests = (deps: QuoteRequestDeps): QuoteRequests => ({
  send: sendRequest(deps),
  show: showRequest(deps),
  list: listRequests(deps),
  accept: acceptOffer(deps),
  decline: closeRequest(deps, 'decline'),
  withdraw: closeRequest(deps, 'withdraw'),
})
