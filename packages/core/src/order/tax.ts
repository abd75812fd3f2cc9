import { OrderError } from './errors.ts'
import { groupedBy } from './grouped-by.ts'
import { fractionIn } from './minor.ts'
import { halfUp, shared, sum } from './share.ts'
import type { OrderToTotal, TaxRate } from './types.ts'

/** A line or the shipping as shown, after discounts, in minor units. */
export interface Part {
  readonly key: string
  readonly amount: bigint
  readonly taxCategory: string
}

/** The tax of one part at one rate, in minor units. */
export interface PartTax {
  readonly key: string
  readonly rate: TaxRate
  readonly tax: bigint
}

type Rounding = OrderToTotal['tax']['rounding']

/**
 * The taxes of all parts. Added taxes are rounded for each rate: the sum of its parts × rate. Included taxes are rounded for each
 * combination of rates: the sum of its parts × rates ÷ (100 + rates). Rounded `line` by line, the sums are those of single parts. ORDER-6.
 */
export function taxesOf(
  parts: readonly Part[],
  { rates, prices, rounding }: OrderToTotal['tax'],
): readonly PartTax[] {
  const ratesOf = ({ taxCategory }: Part): readonly TaxRate[] => {
    const found = Object.hasOwn(rates, taxCategory) ? rates[taxCategory] : undefined
    if (!found)
      throw new OrderError(
        `No rates for the tax category ${String(taxCategory).slice(0, 40)}`,
        'order.category',
      )
    if (new Set(found.map(keyOf)).size < found.length)
      throw new OrderError(`A tax twice in the category ${taxCategory.slice(0, 40)}`, 'order.rate')
    return found
  }
  const bearing = parts.flatMap((part) => ratesOf(part).map((rate) => ({ part, rate })))
  if (prices === 'exclude')
    return [...groupedBy(bearing, ({ rate }) => keyOf(rate)).values()].flatMap((group) =>
      addedTaxes(
        group.map(({ part }) => part),
        group[0]!.rate,
        rounding,
      ),
    )
  const combinations = groupedBy(parts, (part) => JSON.stringify(ratesOf(part).map(keyOf).toSorted()))
  return [...combinations.values()].flatMap((group) =>
    includedTaxes(group, ratesOf(group[0]!).toSorted(byKey), rounding),
  )
}

const byKey = (one: TaxRate, other: TaxRate): number => (keyOf(one) < keyOf(other) ? -1 : 1)

/** The same for equal rates however they are written: `19` and `19.0`. */
export const keyOf = ({ name, rate }: TaxRate): string => {
  const { numerator, denominator } = fractionIn(rate)
  return JSON.stringify([name, String((numerator * 10n ** 18n) / denominator)])
}

const sumOf = (parts: readonly Part[]): bigint => sum(parts.map(({ amount }) => amount))

function addedTaxes(parts: readonly Part[], rate: TaxRate, rounding: Rounding): readonly PartTax[] {
  const { numerator, denominator } = fractionIn(rate.rate)
  const taxOn = (amount: bigint) => halfUp(amount * numerator, denominator)
  const taxes =
    rounding === 'line'
      ? parts.map(({ amount }) => taxOn(amount))
      : shared(
          taxOn(sumOf(parts)),
          parts.map(({ key, amount }) => ({ key, weight: amount })),
        )
  return parts.map(({ key }, at) => ({ key, rate, tax: taxes[at]! }))
}

function includedTaxes(
  parts: readonly Part[],
  rates: readonly TaxRate[],
  rounding: Rounding,
): readonly PartTax[] {
  if (rates.length === 0) return []
  if (rounding === 'line' && parts.length > 1)
    return parts.flatMap((part) => includedTaxes([part], rates, rounding))
  const fractions = rates.map(({ rate }) => fractionIn(rate))
  const denominator = fractions.reduce(
    (most, each) => (each.denominator > most ? each.denominator : most),
    1n,
  )
  const weights = fractions.map((each) => each.numerator * (denominator / each.denominator))
  const all = sum(weights)
  const byRate = shared(
    halfUp(sumOf(parts) * all, denominator + all),
    rates.map((rate, at) => ({ key: keyOf(rate), weight: weights[at]! })),
  )
  // Each rate's tax is shared by what the rates before it left of each part, so that no part pays more than its amount.
  let left = parts.map(({ key, amount }) => ({ key, weight: amount }))
  return rates.flatMap((rate, at) => {
    const taxes = shared(byRate[at]!, left)
    left = left.map(({ key, weight }, part) => ({ key, weight: weight - taxes[part]! }))
    return parts.map(({ key }, part) => ({ key, rate, tax: taxes[part]! }))
  })
}
