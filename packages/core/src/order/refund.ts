import { minorUnitPlaces } from '../money/minor-units.ts'
import type { DecimalString } from '../product/types.ts'
import { OrderError } from './errors.ts'
import { minorIn, minorText } from './minor.ts'
import { halfUp, sum } from './share.ts'
import type { OrderTotals, TaxedAmount } from './types.ts'

/** A refund: pieces of lines, with or without the shipping. */
export interface RefundRequest {
  readonly lines: readonly { readonly id: string; readonly quantity: number }[]
  readonly shipping: boolean
}

/** One line of a refund: the pieces taken back, and their amounts. */
export interface RefundedLine extends TaxedAmount {
  readonly id: string
  readonly quantity: number
}

/** Amounts of a refund: positive, with all places of the minor unit. */
export interface Refund {
  readonly lines: readonly RefundedLine[]
  /** Null if no shipping is paid back. */
  readonly shipping: TaxedAmount | null
  readonly total: DecimalString
}

/**
 * Amounts of a refund. Pieces refunded one by one sum to the line: after `k` of `n` pieces, `k ÷ n` of its gross amount is refunded,
 * rounded half-up. Net and tax of a refund are never negative, and the last piece refunds all that is left of both.
 * `quantities` are pieces ordered by line, `before` all earlier refunds of the order. Throws {@link OrderError} `order.line` on unknown
 * lines and on more pieces than are left. ORDER-7.
 */
export function refundOf(
  totals: OrderTotals,
  quantities: Readonly<Record<string, number>>,
  before: readonly Refund[],
  request: RefundRequest,
): Refund {
  const places = minorUnitPlaces(totals.currency)
  const refundedLines = before.flatMap(({ lines }) => lines)
  if (refundedLines.some(({ quantity }) => !(quantity >= 1)))
    throw new OrderError('An earlier refund of no pieces', 'order.line')
  const ids = new Set(request.lines.map(({ id }) => id))
  if (ids.size < request.lines.length) throw new OrderError('A line is refunded twice', 'order.line')
  const lines = request.lines.map(({ id, quantity }) => {
    const line = totals.lines.find((each) => each.id === id)
    const ordered = Object.hasOwn(quantities, id) ? quantities[id]! : 0
    const earlier = refundedLines.filter((each) => each.id === id)
    const pieces = earlier.reduce((all, each) => all + each.quantity, 0)
    if (
      !line ||
      !Number.isSafeInteger(ordered) ||
      !Number.isSafeInteger(quantity) ||
      quantity < 1 ||
      pieces + quantity > ordered
    )
      throw new OrderError(`Not refundable: ${String(quantity)} of ${id.slice(0, 40)}`, 'order.line')
    return { id, quantity, ...partOf(line, earlier, pieces + quantity, ordered, places) }
  })
  const isShippingLeft = before.every(({ shipping }) => shipping === null)
  if (request.shipping && !isShippingLeft) throw new OrderError('Shipping is refunded twice', 'order.line')
  const shipping = request.shipping ? totals.shippingParts : null
  const gross = [...lines, ...(shipping ? [shipping] : [])].map((part) => minorIn(part.gross, places))
  return {
    lines,
    shipping,
    total: minorText(sum(gross), places),
  }
}

/** The part of a line that is due once `pieces` of all its pieces are refunded. */
function partOf(
  line: TaxedAmount,
  earlier: readonly TaxedAmount[],
  pieces: number,
  ordered: number,
  places: number,
): TaxedAmount {
  const leftOf = (field: keyof TaxedAmount) =>
    earlier.reduce((left, each) => left - minorIn(each[field], places), minorIn(line[field], places))
  const [netLeft, taxLeft, grossLeft] = [leftOf('net'), leftOf('tax'), leftOf('gross')]
  const dueOf = (field: keyof TaxedAmount) =>
    halfUp(minorIn(line[field], places) * BigInt(pieces), BigInt(ordered)) -
    (minorIn(line[field], places) - leftOf(field))
  const gross = between(0n, dueOf('gross'), grossLeft)
  // Rounded apart, the tax can differ by a unit from what net and gross amount leave for it.
  const tax = between(gross > netLeft ? gross - netLeft : 0n, dueOf('tax'), gross < taxLeft ? gross : taxLeft)
  return {
    net: minorText(gross - tax, places),
    tax: minorText(tax, places),
    gross: minorText(gross, places),
  }
}

const between = (least: bigint, value: bigint, most: bigint): bigint =>
  value < least ? least : value > most ? most : value
