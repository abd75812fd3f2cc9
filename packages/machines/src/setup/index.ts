export { RESPONSE_TIMEOUT, RECALCULATION_DELAY, setupMachine } from './machine.ts'
export type { SetupEvent, SetupInput } from './machine.ts'
export { canRequest, subjectOf } from './quote-request.ts'
export type { QuoteRequest, QuoteResponse } from './quote-request.ts'
