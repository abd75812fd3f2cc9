import { Exact } from '../money/exact.ts'
import { retailFromWholesale } from '../money/retail.ts'
import { ROUNDING } from '../money/rounding.ts'
import { powerOfTen, rescale, unitsOf } from '../money/scaled.ts'
import type { ChargeMode, DecimalString, Option, OptionSet } from '../product/types.ts'
import { valueAt } from './breaks.ts'

/** What an option adds, in units of the places it was asked in: an amount per piece, or one made once. */
export interface Charge {
  readonly perPiece: bigint
  readonly once: bigint
}

/** An option's figures by quantity break: amounts, or shares of the unit price (0.3 for 30 %). */
export interface ChargeRule {
  readonly mode: ChargeMode
  readonly figures: Figures
  readonly breaks: readonly number[]
}

/** Figures as whole units of 10^-places. */
interface Figures {
  readonly units: readonly bigint[]
  readonly places: number
}

const NOTHING: Charge = { perPiece: 0n, once: 0n }
const PERCENT = new Exact('0.01')

/**
 * What an option costs at a quantity: a total once, an amount per piece, or a percentage of the unit price rounded to 2
 * places per piece. Unit price and charge are units of 10^-places. OPT-9, PRICE-4.
 */
export function chargeAt(rule: ChargeRule, quantity: number, unitPrice: bigint, places: number): Charge {
  const { mode, figures, breaks } = rule
  const units = valueAt(figures.units, breaks, quantity)
  if (!units) return NOTHING
  if (mode === 'percentage') {
    const share = rescale(unitPrice * units, places + figures.places, ROUNDING.optionPercentage.places)
    return { perPiece: rescale(share, ROUNDING.optionPercentage.places, places), once: 0n }
  }
  const amount = units * powerOfTen(places - figures.places)
  return mode === 'total' ? { perPiece: 0n, once: amount } : { perPiece: amount, once: 0n }
}

/** The fewest places in which what the option adds is exact. */
export const placesOf = ({ mode, figures }: ChargeRule): number =>
  mode === 'percentage' ? ROUNDING.optionPercentage.places : figures.places

/** An option's figures for retail or wholesale: the list by breaks, else `amount` or `percent`, else nothing. OPT-8, ROLE-3. */
export function chargeRuleOf(set: OptionSet, option: Option, wholesale: boolean): ChargeRule {
  return { mode: option.chargeMode, figures: figuresOf(option, wholesale), breaks: set.quantityBreaks }
}

const retail = new WeakMap<Option, Figures>()
const trade = new WeakMap<Option, Figures>()

/** The figures of an option, read once. */
function figuresOf(option: Option, wholesale: boolean): Figures {
  const cache = wholesale ? trade : retail
  const known = cache.get(option)
  if (known) return known
  const exact =
    option.chargeMode === 'percentage'
      ? percentages(option).map((each) => PERCENT.times(each))
      : amounts(option, wholesale).map((each) => new Exact(each))
  const places = Math.max(0, ...exact.map((each) => each.decimalPlaces()))
  const made = { units: exact.map((each) => unitsOf(each, places)), places }
  cache.set(option, made)
  return made
}

function percentages({ valueCsv, percent }: Option): readonly DecimalString[] {
  return valueCsv.length > 0 ? valueCsv : listOf(percent)
}

function amounts(option: Option, wholesale: boolean): readonly DecimalString[] {
  const stored = option.valueCsv.length > 0 ? option.valueCsv : listOf(option.amount)
  const reduced = option.wholesaleAmountCsv?.length
    ? option.wholesaleAmountCsv
    : listOf(option.wholesaleAmount)
  if (wholesale) return reduced.length > 0 ? reduced : stored
  return stored.length > 0 ? stored : reduced.map(retailFromWholesale)
}

const listOf = (value: DecimalString | null | undefined) => (value == null ? [] : [value])
