import type { Currency, DecimalString } from '../product/types.ts'
import { MoneyError } from './errors.ts'
import { Exact } from './exact.ts'
import { minorUnitPlaces } from './minor-units.ts'
import { roundTo } from './rounding.ts'

declare const kind: unique symbol

/** An exact amount of one currency; made by {@link money} only. House rule: numbers have kinds. */
export interface Money {
  readonly amount: DecimalString
  readonly currency: Currency
  readonly [kind]: 'Money'
}

const AMOUNT = /^-?\d{1,18}(\.\d{1,18})?$/

/** An exact amount of money. Throws {@link MoneyError} on an invalid decimal or currency code. */
export function money(amount: DecimalString, currency: Currency): Money {
  if (!AMOUNT.test(amount)) throw new MoneyError(`Not an amount of money: ${amount.slice(0, 40)}`)
  minorUnitPlaces(currency)
  return { amount, currency } as Money
}

/** The sum of two amounts. Throws {@link MoneyError} when the currencies differ. PRICE-5. */
export function addMoney(one: Money, other: Money): Money {
  if (one.currency !== other.currency) {
    throw new MoneyError(`Can not add ${other.currency} to ${one.currency}`, 'money.mixed')
  }
  return money(new Exact(one.amount).plus(other.amount).toFixed(), one.currency)
}

/** The sum of any number of amounts in one currency, nothing for none. Throws {@link MoneyError} on another currency. */
export const sumMoney = (amounts: readonly Money[], currency: Currency): Money =>
  amounts.reduce(addMoney, money('0', currency))

/** The amount as a whole number of minor units, rounded half-up, for columns that are sorted and summed: 52.00 → 5200. */
export function toMinorUnits({ amount, currency }: Money): number {
  const places = minorUnitPlaces(currency)
  const units = roundTo(new Exact(amount), places)
    .times(10 ** places)
    .toNumber()
  if (!Number.isSafeInteger(units)) throw new MoneyError(`Too large for minor units: ${amount} ${currency}`)
  return units
}

/** The amount of a whole number of minor units: 5200 USD → 52.00. Throws {@link MoneyError} on a fraction. */
export function fromMinorUnits(units: number, currency: Currency): Money {
  if (!Number.isSafeInteger(units)) throw new MoneyError(`Not a whole number of minor units: ${units}`)
  const places = minorUnitPlaces(currency)
  return money(new Exact(units).div(10 ** places).toFixed(places), currency)
}
