import { amountIn, rescaled } from '../money/amount.ts'
import { MoneyError } from '../money/errors.ts'
import { times } from '../money/whole.ts'
import { showAmount } from '../price/show.ts'
import { CHARGES, type DecimalString, type Option, type OptionSet } from '../product/types.ts'
import { chargeAt, chargeRuleOf, scaledRule, scaleOf } from './charge.ts'

/** The context of an option's price. */
export interface OptionOrder {
  readonly quantity: number
  /** The unit price percentages are taken of, in the product's currency. */
  readonly unitPrice: DecimalString
  readonly wholesale?: boolean
}

/**
 * The price an option adds to an order line: its total; its amount × quantity; or its percentage of the unit price, rounded to 2 places,
 * × quantity. In the product's currency, exact except for thirds, which are shown to 4 places. Throws `MoneyError` on an invalid unit
 * price. OPT-9.
 */
export function optionPrice(
  set: OptionSet,
  option: Option,
  { quantity, unitPrice, wholesale = false }: OptionOrder,
): DecimalString {
  const rule = chargeRuleOf(set, option, wholesale)
  const price = amountIn(unitPrice)
  if (!price) throw new MoneyError(`Not a unit price: ${unitPrice.slice(0, 40)}`)
  const own = scaleOf(rule)
  const scale = { places: Math.max(price.places, own.places), thirds: own.thirds }
  const units = chargeAt(scaledRule(rule, scale), quantity, rescaled(price.units, price, scale))
  return showAmount({ units: CHARGES[rule.mode].per === 'order' ? units : times(units, quantity), ...scale })
}
