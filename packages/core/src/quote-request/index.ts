export { asAgreed } from './as-agreed.ts'
export { LONGEST_QUOTE_TEXT } from './limits.ts'
export { mainUnitPriceOf } from './main-unit-price.ts'
export {
  QUOTE_STATES,
  QUOTE_STEPS,
  type QuoteState,
  type QuoteStep,
  stateAfter,
  stateOn,
  stepBetween,
} from './state.ts'
export type { AgreedTerms } from '../configuration/values.ts'
