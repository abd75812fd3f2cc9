import { Exact } from '../money/exact.ts'
import { textOf, unitsOf } from '../money/scaled.ts'
import type { DecimalString, Option, OptionSet } from '../product/types.ts'
import { chargeAt, chargeRuleOf, placesOf } from './charge.ts'

/**
 * What an option adds to an order line, exactly: its total; its amount × quantity; or its percentage of the unit price,
 * rounded to 2 places, × quantity. In the product's currency. OPT-9.
 */
export function optionPrice(
  set: OptionSet,
  option: Option,
  quantity: number,
  unitPrice: DecimalString,
  wholesale = false,
): DecimalString {
  const rule = chargeRuleOf(set, option, wholesale)
  const price = new Exact(unitPrice)
  const places = Math.max(price.decimalPlaces(), placesOf(rule))
  const { perPiece, once } = chargeAt(rule, quantity, unitsOf(price, places), places)
  return textOf(perPiece * BigInt(quantity) + once, places, 0)
}
