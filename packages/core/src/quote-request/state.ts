/** State of a quote request. QUOTE-2. */
export const QUOTE_STATES = ['requested', 'answered', 'accepted', 'declined', 'expired', 'withdrawn'] as const
/** One of {@link QUOTE_STATES}. */
export type QuoteState = (typeof QUOTE_STATES)[number]

/** Actions on a quote request. */
export const QUOTE_STEPS = ['answer', 'accept', 'decline', 'expire', 'withdraw'] as const
/** One of {@link QUOTE_STEPS}. */
export type QuoteStep = (typeof QUOTE_STEPS)[number]

const STATE_AFTER: Readonly<Record<QuoteState, Readonly<Partial<Record<QuoteStep, QuoteState>>>>> = {
  requested: { answer: 'answered', decline: 'declined', withdraw: 'withdrawn' },
  answered: { accept: 'accepted', decline: 'declined', expire: 'expired', withdraw: 'withdrawn' },
  accepted: {},
  declined: {},
  expired: {},
  withdrawn: {},
}

/** The state that a step leads to; null: there is no such step from this state. QUOTE-2. */
export const stateAfter = (state: QuoteState, step: QuoteStep): QuoteState | null =>
  STATE_AFTER[state][step] ?? null

/** The step that leads from one state to another; null: none does. QUOTE-2. */
export const stepBetween = (from: QuoteState, to: QuoteState): QuoteStep | null =>
  QUOTE_STEPS.find((step) => stateAfter(from, step) === to) ?? null

/**
 * State of a request on a day: an answer is valid to the end of its last day, and has expired from the next. Days are `YYYY-MM-DD` in the
 * shop's time zone. QUOTE-6.
 */
export const stateOn = (state: QuoteState, validUntil: string, today: string): QuoteState =>
  validUntil !== '' && validUntil < today ? (stateAfter(state, 'expire') ?? state) : state
