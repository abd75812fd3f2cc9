import { Exact } from '../money/exact.ts'
import type { DecimalString, Option, OptionSet } from '../product/types.ts'
import { chargeAt, chargeRuleOf } from './charge.ts'

/**
 * What an option adds to an order line, exactly: its total; its amount × quantity; or its percentage of the unit price,
 * rounded to 2 places, × quantity. In the product's currency. Spec §9 Option price.
 */
export function optionPrice(
  set: OptionSet,
  option: Option,
  quantity: number,
  unitPrice: DecimalString,
  wholesale = false,
): DecimalString {
  const { perPiece, once } = chargeAt(chargeRuleOf(set, option, wholesale), quantity, new Exact(unitPrice))
  return perPiece.times(quantity).plus(once).toFixed()
}
