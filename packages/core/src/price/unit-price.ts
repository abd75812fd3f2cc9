import { Exact } from '../money/exact.ts'
import { powerOfTen, textOf, unitsOf } from '../money/scaled.ts'
import { valueAt } from '../option/breaks.ts'
import type { DecimalString, PriceSchedule } from '../product/types.ts'
import { type CompiledSchedule, compiledSchedule } from './compile.ts'

/** The rate in force at a quantity: of the last break at or below it. Throws {@link PriceDataError} on a wrong length. PRICE-1. */
export function rateFor(answer: PriceSchedule, quantity: number): DecimalString {
  const compiled = compiledSchedule(answer)
  return textOf(rateAt(compiled, quantity), compiled.places, 0)
}

/**
 * The unit price of a size (inches) at a quantity, exact, in the table's currency: the billed area × the rate of the
 * tier in force, or that rate itself when the table prices by the piece. PRICE-2.
 */
export function unitPrice(
  answer: PriceSchedule,
  width: DecimalString,
  height: DecimalString,
  quantity: number,
): DecimalString {
  const compiled = compiledSchedule(answer)
  const { places, at } = tieredPrice(compiled, billedArea(compiled, width, height))
  return textOf(at(places)(quantity), places, 0)
}

/** What a rate is multiplied by: the area in square inches, at least the minimum; 1 when priced by the piece. PRICE-2. */
export function billedArea(
  { basis, minimum }: CompiledSchedule,
  width: DecimalString,
  height: DecimalString,
): Exact {
  return basis === 'unit' ? new Exact(1) : Exact.max(new Exact(width).times(height), minimum)
}

const rateAt = ({ rates, quantities }: CompiledSchedule, quantity: number): bigint =>
  valueAt(rates, quantities, quantity) as bigint

/** A price by quantity: the places in which it is exact, and its units in as many places or more. */
export interface PriceByQuantity {
  readonly places: number
  readonly at: (places: number) => (quantity: number) => bigint
}

/** The rates of an answer, each multiplied by the same factor. PRICE-2. */
export function tieredPrice(compiled: CompiledSchedule, factor: Exact): PriceByQuantity {
  const own = factor.decimalPlaces()
  const units = unitsOf(factor, own)
  return {
    places: compiled.places + own,
    at: (places) => {
      const lifted = units * powerOfTen(places - compiled.places - own)
      return (quantity) => rateAt(compiled, quantity) * lifted
    },
  }
}

/** The same price for any quantity. */
export const flatPrice = (price: Exact): PriceByQuantity => ({
  places: price.decimalPlaces(),
  at: (places) => {
    const units = unitsOf(price, places)
    return () => units
  },
})
