import { OrderError } from './errors.ts'
import { fractionIn, minorIn } from './minor.ts'
import { halfUp, shared, sum } from './share.ts'
import type { Discount } from './types.ts'

/** Lines and shipping after discounts, in minor units. */
export interface Discounted {
  /** The rest of each line, in the order of the lines. */
  readonly lines: readonly bigint[]
  readonly shipping: bigint
  /** The amount each discount took off lines or shipping. */
  readonly amounts: readonly bigint[]
}

/**
 * Applies the discounts one after another. A discount takes its percentage, rounded half-up, or its amount off the sum of its lines,
 * never more than that sum, and each line bears its share. ORDER-5.
 */
export function discounted(
  lines: readonly { readonly id: string; readonly amount: bigint }[],
  discounts: readonly Discount[],
  price: bigint,
  places: number,
): Discounted {
  let left = lines.map(({ amount }) => amount)
  let shipping = price
  const amounts = discounts.map((discount) => {
    if (discount.kind === 'free-shipping') {
      const amount = shipping
      shipping = 0n
      return amount
    }
    const parts = lines.map(({ id }, at) => ({ key: id, weight: appliesTo(discount, id) ? left[at]! : 0n }))
    const whole = sum(parts.map(({ weight }) => weight))
    const amount = amountOf(discount, whole, places)
    if (amount === 0n) return 0n
    const shares = shared(amount, parts)
    left = left.map((rest, at) => rest - shares[at]!)
    return amount
  })
  return { lines: left, shipping, amounts }
}

type LineDiscount = Exclude<Discount, { kind: 'free-shipping' }>

const appliesTo = ({ lines }: LineDiscount, id: string): boolean => lines === null || lines.includes(id)

function amountOf({ kind, value }: LineDiscount, whole: bigint, places: number): bigint {
  if (kind === 'amount') {
    const amount = minorIn(value, places)
    return amount < whole ? amount : whole
  }
  if (kind !== 'percent') throw new OrderError(`Not a discount: ${String(kind).slice(0, 40)}`, 'order.rate')
  const { numerator, denominator } = fractionIn(value)
  if (numerator > denominator)
    throw new OrderError(`More than 100 percent off: ${value.slice(0, 40)}`, 'order.rate')
  return halfUp(whole * numerator, denominator)
}
