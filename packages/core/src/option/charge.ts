import { rescaled, retailOf, type Scale } from '../money/amount.ts'
import { placesIn, unitsIn } from '../money/decimal-text.ts'
import { ROUNDING } from '../money/rounding.ts'
import { powerOfTen, scaledHalfUp, times, type Whole } from '../money/whole.ts'
import { recent } from '../cache/recent.ts'
import { PriceDataError } from '../price/errors.ts'
import {
  type ChargeMode,
  CHARGES,
  type DecimalString,
  type Option,
  type OptionSet,
} from '../product/types.ts'
import { valueAt } from './breaks.ts'

/** An option's figures by quantity break: amounts, or percentages of the unit price. */
export interface ChargeRule {
  readonly mode: ChargeMode
  /** In units of {@link scale}; empty: nothing is charged. */
  readonly figures: readonly Whole[]
  readonly scale: Scale
  readonly breaks: readonly number[]
}

/** Places a percentage of the unit price is rounded to. OPT-10. */
const { places: PERCENTAGE_PLACES } = ROUNDING.optionPercentage

/** An option's figures for retail or wholesale: the list by breaks, else `amount` or `percent`, else nothing. OPT-8, ROLE-3. */
export function chargeRuleOf(set: OptionSet, option: Option, wholesale: boolean): ChargeRule {
  const { figures, scale } = wholesale ? wholesaleFigures(option) : retailFigures(option)
  return { mode: option.chargeMode, breaks: breaksOf(set.quantityBreaks), figures, scale }
}

/** Most options whose figures are remembered. */
const MOST_OPTIONS = 2048
const retailFigures = recent((option: Option) => figuresOf(option, false), MOST_OPTIONS)
/** Copies: engines read frozen lists slowly, and every tier reads these. */
const breaksOf = recent((listed: readonly number[]): readonly number[] => [...listed], MOST_OPTIONS)
const wholesaleFigures = recent((option: Option) => figuresOf(option, true), MOST_OPTIONS)

function figuresOf(option: Option, wholesale: boolean): Figures {
  if (CHARGES[option.chargeMode].figure === 'percent') return readFigures(percentages(option))
  const stored = amounts(option)
  const trade = wholesaleAmounts(option)
  if (wholesale && trade.length > 0) return readFigures(trade)
  return stored.length > 0 || trade.length === 0 ? readFigures(stored) : retailOfTrade(readFigures(trade))
}

/** The scale in which what the option adds is exact. */
export const scaleOf = ({ mode, scale }: ChargeRule): Scale =>
  CHARGES[mode].figure === 'percent' ? { places: PERCENTAGE_PLACES, thirds: 1 } : scale

/** A rule made ready for a scale, so that pricing a quantity is a multiplication or two. */
export interface ScaledRule {
  readonly mode: ChargeMode
  readonly figures: readonly Whole[]
  /** Factor that converts an amount to units of the scale. */
  readonly factor: Whole
  readonly breaks: readonly number[]
  /** For percentages: what a price × one is divided by to be hundredths, and what a hundredth is in the scale. */
  readonly divisor: Whole
  readonly hundredth: Whole
}

/** A rule in a scale at least as fine as {@link scaleOf}. */
export function scaledRule({ mode, figures, scale, breaks }: ChargeRule, to: Scale): ScaledRule {
  const isShare = CHARGES[mode].figure === 'percent'
  const percentPlaces = isShare ? scale.places + 2 - PERCENTAGE_PLACES : 0
  return {
    mode,
    figures,
    factor: isShare ? 1 : rescaled(1, scale, to),
    breaks,
    divisor: times(powerOfTen(to.places + percentPlaces), to.thirds),
    hundredth: isShare ? times(powerOfTen(to.places - PERCENTAGE_PLACES), to.thirds) : 0,
  }
}

/**
 * The cost of an option at a quantity, in units of the rule's scale: once for a total; otherwise per piece, an amount or a percentage of
 * the unit price rounded to 2 places. OPT-9, PRICE-4.
 */
export function chargeAt(rule: ScaledRule, quantity: number, unitPrice: Whole): Whole {
  const figure = valueAt(rule.figures, rule.breaks, quantity)
  if (!figure) return 0
  switch (rule.mode) {
    case 'percentage':
      return times(scaledHalfUp(unitPrice, figure, 0, rule.divisor), rule.hundredth)
    case 'total':
    case 'per_unit':
      return times(figure, rule.factor)
  }
}

type Figures = Pick<ChargeRule, 'figures' | 'scale'>

function readFigures(texts: readonly DecimalString[]): Figures {
  let places = 0
  for (const text of texts) places = Math.max(places, placesIn(String(text)))
  return { figures: texts.map((text) => figureIn(text, places)), scale: { places, thirds: 1 } }
}

const retailOfTrade = ({ figures, scale }: Figures): Figures => ({
  figures: figures.map((units) => retailOf({ units, ...scale }).units),
  scale: { places: scale.places, thirds: 3 },
})

function figureIn(text: DecimalString, places: number): Whole {
  const units = unitsIn(String(text), places)
  if (units === null)
    throw new PriceDataError(`Not a figure of an option: ${String(text).slice(0, 40)}`, 'data.decimal')
  return units
}

const percentages = ({ valueCsv, percent }: Option) => (valueCsv.length > 0 ? valueCsv : listOf(percent))
const amounts = ({ valueCsv, amount }: Option) => (valueCsv.length > 0 ? valueCsv : listOf(amount))
const wholesaleAmounts = ({ wholesaleAmountCsv: csv, wholesaleAmount }: Option) =>
  csv?.length ? csv : listOf(wholesaleAmount)

const listOf = (value: DecimalString | null | undefined) => (value == null ? [] : [value])
