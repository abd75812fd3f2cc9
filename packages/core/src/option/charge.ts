import { Exact, ZERO } from '../money/exact.ts'
import { retailFromWholesale } from '../money/retail.ts'
import { ROUNDING, roundTo } from '../money/rounding.ts'
import type { ChargeMode, DecimalString, Option, OptionSet } from '../product/types.ts'
import { valueAt } from './breaks.ts'

/** What an option adds: an amount per piece, or one made once. */
export interface Charge {
  readonly perPiece: Exact
  readonly once: Exact
}

/** An option's figures, read once: percentages or amounts by quantity break. */
export interface ChargeRule {
  readonly mode: ChargeMode
  readonly values: readonly Exact[]
  readonly breaks: readonly number[]
}

const HUNDRED = new Exact(100)
const NOTHING: Charge = { perPiece: ZERO, once: ZERO }

/**
 * What an option costs at a quantity: a total once, an amount per piece, or a percentage of the unit price rounded to 2
 * places per piece. Spec §9 Option price; decisions 3 and 5.
 */
export function chargeAt({ mode, values, breaks }: ChargeRule, quantity: number, unitPrice: Exact): Charge {
  const value = valueAt(values, breaks, quantity)
  if (!value || value.isZero()) return NOTHING
  if (mode === 'total') return { perPiece: ZERO, once: value }
  if (mode === 'per_unit') return { perPiece: value, once: ZERO }
  const share = unitPrice.times(value).div(HUNDRED)
  return { perPiece: roundTo(share, ROUNDING.optionPercentage.places), once: ZERO }
}

/** An option's figures for retail or wholesale: the list by breaks, else `amount` or `percent`, else nothing. Decisions 5 and 6. */
export function chargeRuleOf(set: OptionSet, option: Option, wholesale: boolean): ChargeRule {
  const values = option.chargeMode === 'percentage' ? percentages(option) : amounts(option, wholesale)
  return {
    mode: option.chargeMode,
    values: values.map((each) => new Exact(each)),
    breaks: set.quantityBreaks,
  }
}

function percentages({ valueCsv, percent }: Option): readonly DecimalString[] {
  return valueCsv.length > 0 ? valueCsv : listOf(percent)
}

function amounts(option: Option, wholesale: boolean): readonly DecimalString[] {
  const retail = option.valueCsv.length > 0 ? option.valueCsv : listOf(option.amount)
  const trade = option.wholesaleAmountCsv?.length ? option.wholesaleAmountCsv : listOf(option.wholesaleAmount)
  if (wholesale) return trade.length > 0 ? trade : retail
  return retail.length > 0 ? retail : trade.map(retailFromWholesale)
}

const listOf = (value: DecimalString | null | undefined) => (value == null ? [] : [value])
