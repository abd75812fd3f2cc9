import { minorUnitPlaces } from '../money/minor-units.ts'
import { problem } from '../problem/message-of.ts'
import type { Problem } from '../problem/problem.ts'
import type { Currency, DecimalString } from '../product/types.ts'
import type { Day } from '../production/calendar.ts'
import type { orderMessages } from './messages.ts'
import { minorIn } from './minor.ts'
import { sum } from './share.ts'
import type { Discount, LineToTotal } from './types.ts'

/** A voucher as the shop issued it. ORDER-8. */
export interface Voucher {
  /** In capitals, such as `SPRING10`. */
  readonly code: string
  readonly kind: Discount['kind']
  /** In percent or in `currency`; unused by free shipping. */
  readonly value: DecimalString
  /** Currency of an amount and of `minimum`; null if it has neither. */
  readonly currency: Currency | null
  /** Products that it applies to; null for all. */
  readonly products: readonly string[] | null
  /** Categories whose products it applies to; null for all. A product needs to match both. */
  readonly categories: readonly string[] | null
  /** First and last day, on the shop's calendar. */
  readonly startsOn: Day | null
  readonly endsOn: Day | null
  /** Least sum of the lines it applies to, as shown. */
  readonly minimum: DecimalString | null
  /** Largest number of orders, of all customers and of each. */
  readonly limit: number | null
  readonly limitPerCustomer: number | null
}

/** A line that a voucher may apply to. */
export interface LineForVoucher extends Pick<LineToTotal, 'id' | 'total'> {
  readonly product: string
  readonly categories: readonly string[]
}

/** How often a voucher was used in orders that weren't canceled. */
export interface VoucherUse {
  readonly byAll: number
  readonly byCustomer: number
}

/**
 * The discount of a voucher on an order, or the first problem that rules it out: dates, uses, currency, products, then the minimum.
 * Whether the voucher exists is for the caller to find out. ORDER-8.
 */
export function discountOf(
  voucher: Voucher,
  lines: readonly LineForVoucher[],
  order: { readonly currency: Currency; readonly today: Day; readonly used: VoucherUse },
): { readonly discount: Discount } | { readonly problem: Problem } {
  const { code, kind, value, startsOn, endsOn, minimum, limit, limitPerCustomer } = voucher
  const rejected = (name: keyof typeof orderMessages, values: Problem['values'] = {}) => ({
    problem: problem(name, 'voucher', { code, ...values }),
  })
  if (startsOn !== null && order.today < startsOn) return rejected('voucher.early', { date: startsOn })
  if (endsOn !== null && order.today > endsOn) return rejected('voucher.ended', { date: endsOn })
  if (limit !== null && order.used.byAll >= limit) return rejected('voucher.used-up')
  if (limitPerCustomer !== null && order.used.byCustomer >= limitPerCustomer) return rejected('voucher.used')
  if (voucher.currency !== null && voucher.currency !== order.currency)
    return rejected('voucher.currency', { currency: voucher.currency })

  const own = lines.filter((line) => appliesTo(voucher, line))
  if (own.length === 0) return rejected('voucher.no-product')
  const places = minorUnitPlaces(order.currency)
  const whole = sum(own.map(({ total }) => minorIn(total, places)))
  // A minimum without a currency may have more places than the order's.
  if (minimum !== null && whole < minorIn(minimum, places, 'up'))
    return rejected('voucher.minimum', { amount: minimum, currency: order.currency })
  if (kind === 'free-shipping') return { discount: { id: code, kind } }
  return { discount: { id: code, kind, value, lines: own.map(({ id }) => id) } }
}

const appliesTo = ({ products, categories }: Voucher, line: LineForVoucher): boolean =>
  (products === null || products.includes(line.product)) &&
  (categories === null || line.categories.some((each) => categories.includes(each)))
