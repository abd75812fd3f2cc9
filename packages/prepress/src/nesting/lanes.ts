import { HAIR } from './candidates.ts'
import { nestingOf } from './nesting-of.ts'
import type { Nested, Nesting, Piece, Stock } from './types.ts'

/**
 * Lays out labels of one size in straight lanes with a constant repeat, upright, left to right and row by row;
 * the lanes are centered on the web. Throws a RangeError where the pieces differ in size.
 */
export function inLanes(pieces: readonly Piece[], stock: Stock): Nesting {
  const [first] = pieces
  if (!first) return nestingOf([], pieces, stock)
  const { width, height } = first
  if (pieces.some((each) => Math.abs(each.width - width) + Math.abs(each.height - height) > HAIR))
    throw new RangeError('Lanes hold labels of one size.')
  const { margin = 0, gap = 0 } = stock
  const lanes = Math.floor((stock.width - 2 * margin + gap + HAIR) / (width + gap))
  const room = stock.height === undefined ? Infinity : stock.height - 2 * margin + gap
  const rows = Math.floor((room + HAIR) / (height + gap))
  if (lanes < 1 || rows < 1) return nestingOf([], pieces, stock)
  const left = (stock.width - lanes * (width + gap) + gap) / 2
  const placed = pieces.map(({ id }, n): Nested => {
    const row = Math.floor(n / lanes)
    const sheet = rows === Infinity ? 0 : Math.floor(row / rows)
    return {
      id,
      sheet,
      x: left + (n % lanes) * (width + gap),
      y: margin + (row - (sheet === 0 ? 0 : sheet * rows)) * (height + gap),
      width,
      height,
      turned: false,
    }
  })
  return nestingOf(placed, pieces, stock)
}
