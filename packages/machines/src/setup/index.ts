export { RESPONSE_TIMEOUT, RECALCULATION_DELAY, setupMachine } from './machine.ts'
export type { SetupEvent, SetupInput } from './machine.ts'
export { subjectOf } from './quote-request.ts'
export type { QuoteRequest, QuoteResponse } from './quote-request.ts'
