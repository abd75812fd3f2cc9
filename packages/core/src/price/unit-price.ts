import { Exact } from '../money/exact.ts'
import { valueAt } from '../option/breaks.ts'
import type { DecimalString, QuoteAnswer } from '../product/types.ts'
import { type CompiledAnswer, compiledAnswer } from './compile.ts'

/** The rate in force at a quantity: of the last break at or below it. Throws {@link PriceDataError} on a wrong length. Decisions 1. */
export function rateFor(answer: QuoteAnswer, quantity: number): DecimalString {
  return rateAt(compiledAnswer(answer), quantity).toFixed()
}

/**
 * The unit price of a size (inches) at a quantity, exact, in the table's currency: the billed area × the rate of the
 * tier in force, or that rate itself when the table prices by the piece. Decisions 1.
 */
export function unitPrice(
  answer: QuoteAnswer,
  width: DecimalString,
  height: DecimalString,
  quantity: number,
): DecimalString {
  const compiled = compiledAnswer(answer)
  return rateAt(compiled, quantity)
    .times(billedArea(compiled, width, height))
    .toFixed()
}

/** What a rate is multiplied by: the area in square inches, at least the minimum; 1 when priced by the piece. Decisions 1. */
export function billedArea(
  { basis, minimum }: CompiledAnswer,
  width: DecimalString,
  height: DecimalString,
): Exact {
  return basis === 'unit' ? new Exact(1) : Exact.max(new Exact(width).times(height), minimum)
}

export const rateAt = ({ rates, quantities }: CompiledAnswer, quantity: number): Exact =>
  valueAt(rates, quantities, quantity) as Exact
