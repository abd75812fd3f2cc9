import { type Amount, rescaled, type Scale } from '../money/amount.ts'
import { powerOfTen, times, type Whole } from '../money/whole.ts'
import { valueAt } from '../option/breaks.ts'
import type { DecimalString, SchedulePrices } from '../product/types.ts'
import type { Size } from '../size/parse-size.ts'
import { thousandthsOf } from '../units/inches.ts'
import { AREA_PLACES, type CompiledSchedule, compiledSchedule } from './compile.ts'
import { showAmount } from './show.ts'

/** An exact factor of a price, in units of 10^-places. */
export interface Factor {
  readonly units: Whole
  readonly places: number
}

/** The rate in force at a quantity: of the last break at or below it. Throws {@link PriceDataError} on a wrong length. PRICE-1. */
export function rateFor(schedule: SchedulePrices, quantity: number): DecimalString {
  const { rates, quantities } = compiledSchedule(schedule)
  return showAmount({ ...rates, units: valueAt(rates.units, quantities, quantity) as Whole })
}

/**
 * The base unit price of a size at a quantity, exact, in the table's currency: the billed area × the rate of the tier in
 * force, or that rate itself when the table prices by the piece. PRICE-1.
 */
export function baseUnitPrice(schedule: SchedulePrices, size: Size, quantity: number): DecimalString {
  const compiled = compiledSchedule(schedule)
  const price = tieredPrice(compiled, billedArea(compiled, size))
  return showAmount({ units: priceFor(price, quantity), places: price.places, thirds: price.thirds })
}

/** The factor of a rate: the area in square inches, at least the minimum; 1 when priced by the piece. PRICE-2. */
export function billedArea(
  { basis, minimum, areaPlaces }: CompiledSchedule,
  { width, height }: Size,
): Factor {
  switch (basis) {
    case 'unit':
      return { units: 1, places: 0 }
    case 'sqin': {
      const area = times(thousandthsOf(width) * thousandthsOf(height), powerOfTen(areaPlaces - AREA_PLACES))
      return withoutZeros(area > minimum ? area : minimum, areaPlaces)
    }
  }
}

/** The same factor with fewer places, so that products stay short. */
function withoutZeros(units: Whole, places: number): Factor {
  if (typeof units !== 'number') return { units, places }
  let [least, fewest] = [units, places]
  while (fewest > 0 && least % 10 === 0) {
    least /= 10
    fewest -= 1
  }
  return { units: least, places: fewest }
}

/** A price by quantity, in units of its scale: the rate of the tier in force × a factor. */
export interface PriceByQuantity extends Scale {
  readonly rates: readonly Whole[]
  readonly breaks: readonly number[]
  readonly factor: Whole
}

/** The rates of a schedule, each multiplied by the same factor. PRICE-2. */
export const tieredPrice = ({ rates, quantities }: CompiledSchedule, factor: Factor): PriceByQuantity => ({
  places: rates.places + factor.places,
  thirds: rates.thirds,
  rates: rates.units,
  breaks: quantities,
  factor: factor.units,
})

/** The same price for any quantity. */
export const flatPrice = ({ units, places, thirds }: Amount): PriceByQuantity => ({
  places,
  thirds,
  rates: [units],
  breaks: [],
  factor: 1,
})

/** The same price in a finer scale. */
export const inScale = (price: PriceByQuantity, { places, thirds }: Scale): PriceByQuantity => ({
  places,
  thirds,
  rates: price.rates,
  breaks: price.breaks,
  factor: rescaled(price.factor, price, { places, thirds }),
})

/** The price at a quantity, in units of its scale. */
export const priceFor = ({ rates, breaks, factor }: PriceByQuantity, quantity: number): Whole =>
  times(valueAt(rates, breaks, quantity) as Whole, factor)
