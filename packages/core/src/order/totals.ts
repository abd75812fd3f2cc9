import { minorUnitPlaces } from '../money/minor-units.ts'
import { discounted } from './discounts.ts'
import { OrderError } from './errors.ts'
import { groupedBy } from './grouped-by.ts'
import { minorIn, minorText } from './minor.ts'
import { shared, sum } from './share.ts'
import { keyOf, type Part, type PartTax, taxesOf } from './tax.ts'
import type { OrderToTotal, OrderTotals, TaxedAmount, TaxTotal } from './types.ts'

/** Starts the key of a part of the shipping; ids of lines start with `line`. */
const SHIPPING = 'shipping'

/**
 * The totals of an order. The parts sum to the total to the minor unit: it is the gross amounts of the lines and the shipping, and
 * each gross amount is its net amount and its tax. The sequence of the lines doesn't matter. Throws {@link OrderError} on malformed
 * input. ORDER-4 to ORDER-6.
 *
 * @example
 * const { total, tax } = orderTotals({
 *   currency: 'EUR',
 *   lines: [{ id: 'a', total: '119.00', taxCategory: 'standard' }],
 *   discounts: [],
 *   shipping: { price: '0', taxCategory: null },
 *   tax: {
 *     rates: { standard: [{ name: 'VAT', rate: '19' }] },
 *     ...{ prices: 'include', rounding: 'order', exemption: null },
 *   },
 * })
 * console.log(total, tax) // 119.00 19.00
 */
export function orderTotals({ currency, lines, discounts, shipping, tax }: OrderToTotal): OrderTotals {
  if (!['include', 'exclude'].includes(tax.prices) || !['line', 'order'].includes(tax.rounding))
    throw new OrderError('Not a way to tax or to round', 'order.rate')
  const places = minorUnitPlaces(currency)
  const text = (units: bigint) => minorText(units, places)
  if (new Set(lines.map(({ id }) => id)).size < lines.length)
    throw new OrderError('Two lines of one id', 'order.line')

  const shown = lines.map(({ id, total }) => ({ id, amount: minorIn(total, places) }))
  const rest = discounted(shown, discounts, minorIn(shipping.price, places), places)
  const off = shown.map(({ amount }, at) => amount - rest.lines[at]!)
  const lineParts = lines.map(({ id, taxCategory }, at) => ({
    key: `line ${id}`,
    amount: rest.lines[at]!,
    taxCategory,
  }))
  const parts = [...lineParts, ...shippingParts(rest.shipping, shipping.taxCategory, lineParts)]
  const charged = charge(parts, tax)
  const gross = sum(charged.map((part) => part.net + part.tax))

  const inText = (part: { readonly net: bigint; readonly tax: bigint }): TaxedAmount => ({
    net: text(part.net),
    tax: text(part.tax),
    gross: text(part.net + part.tax),
  })
  const ofShipping = charged.slice(lines.length)
  return {
    currency,
    subtotal: text(sum(shown.map(({ amount }) => amount))),
    discount: text(sum(off)),
    shipping: text(rest.shipping),
    tax: text(sum(charged.map((part) => part.tax))),
    total: text(gross),
    taxes: taxTotals(charged, tax.exemption, text),
    lines: shown.map(({ id, amount }, at) => ({
      id,
      total: text(amount),
      discount: text(off[at]!),
      ...inText(charged[at]!),
    })),
    shippingParts: inText({
      net: sum(ofShipping.map(({ net }) => net)),
      tax: sum(ofShipping.map((part) => part.tax)),
    }),
    discounts: discounts.map(({ id }, at) => ({ id, amount: text(rest.amounts[at]!) })),
  }
}

/** Shipping in its own tax category, or shared among those of the lines. */
function shippingParts(
  price: bigint,
  taxCategory: string | null,
  lineParts: readonly Part[],
): readonly Part[] {
  if (taxCategory !== null) return [{ key: SHIPPING, amount: price, taxCategory }]
  if (price === 0n) return []
  if (lineParts.length === 0)
    throw new OrderError('Shipping without a line or a tax category', 'order.category')
  const categories = [...groupedBy(lineParts, (part) => part.taxCategory)].map(([category, of]) => ({
    key: category,
    weight: sum(of.map(({ amount }) => amount)),
  }))
  const shares = shared(price, categories)
  return categories.map(({ key }, at) => ({
    key: `${SHIPPING} ${key}`,
    amount: shares[at]!,
    taxCategory: key,
  }))
}

interface Charged {
  readonly net: bigint
  readonly tax: bigint
  /** The tax at each rate. */
  readonly taxes: readonly PartTax[]
}

function charge(parts: readonly Part[], terms: OrderToTotal['tax']): readonly Charged[] {
  const taxes = groupedBy(taxesOf(parts, terms), ({ key }) => key)
  return parts.map(({ key, amount }) => {
    const own = taxes.get(key) ?? []
    const tax = sum(own.map((each) => each.tax))
    const net = terms.prices === 'include' ? amount - tax : amount
    return terms.exemption == null ? { net, tax, taxes: own } : { net, tax: 0n, taxes: [] }
  })
}

function taxTotals(
  charged: readonly Charged[],
  exemption: string | null,
  text: (units: bigint) => string,
): readonly TaxTotal[] {
  if (exemption != null)
    return [{ name: exemption, rate: '0', base: text(sum(charged.map(({ net }) => net))), amount: text(0n) }]
  const rows = charged.flatMap(({ net, taxes }) => taxes.map(({ rate, tax }) => ({ rate, net, tax })))
  return [...groupedBy(rows, ({ rate }) => keyOf(rate))]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, of]) => ({
      ...of[0]!.rate,
      base: text(sum(of.map(({ net }) => net))),
      amount: text(sum(of.map(({ tax }) => tax))),
    }))
}
