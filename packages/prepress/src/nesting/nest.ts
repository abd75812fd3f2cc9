import { candidatesOf, HAIR, type Candidates } from './candidates.ts'
import { skylineOf } from './skyline.ts'
import type { Nested, Nesting, Piece, Stock } from './types.ts'

/**
 * Lays pieces onto sheets or a roll: always onto the lowest stretch of what lies there, always the piece that fills that
 * stretch best. The same pieces in the same order give the same sheets.
 */
export function nest(pieces: readonly Piece[], stock: Stock): Nesting {
  const { margin = 0, gap = 0 } = stock
  // Each piece brings a gap of its own to the right and below; the last one's lies outside of the sheet.
  const width = stock.width - 2 * margin + gap
  const height = stock.height === undefined ? Infinity : stock.height - 2 * margin + gap
  const candidates = candidatesOf(
    pieces,
    gap,
    (each) => each.width <= width + HAIR && each.height <= height + HAIR,
  )
  const placed: Nested[] = []
  const lengths: number[] = []
  while (candidates.left() > 0) {
    const onSheet = sheetOf(candidates, width, height).map((each): Nested => ({
      ...each,
      sheet: lengths.length,
      x: each.x + margin,
      y: each.y + margin,
    }))
    placed.push(...onSheet)
    lengths.push(stock.height ?? Math.max(...onSheet.map(({ y, height: high }) => y + high)) + margin)
  }
  const there = new Set(placed.map(({ id }) => id))
  const covered = placed.reduce((sum, each) => sum + each.width * each.height, 0)
  const area = stock.width * lengths.reduce((sum, length) => sum + length, 0)
  return {
    placed,
    sheets: lengths.length,
    lengths,
    tooLarge: pieces.filter(({ id }) => !there.has(id)).map(({ id }) => id),
    used: area === 0 ? 0 : covered / area,
  }
}

/** Fills one sheet as far as it goes. */
function sheetOf(candidates: Candidates, width: number, height: number): Omit<Nested, 'sheet'>[] {
  const skyline = skylineOf(width)
  const placed: Omit<Nested, 'sheet'>[] = []
  while (candidates.left() > 0) {
    const { y, width: room } = skyline.lowest()
    const best = candidates.fitting(room, height - y)
    if (!best) {
      if (!skyline.raise()) break
      continue
    }
    candidates.take(best)
    const x = skyline.put(best.width, best.height)
    const { piece, turned } = best
    const size = turned
      ? { width: piece.height, height: piece.width }
      : { width: piece.width, height: piece.height }
    placed.push({ id: piece.id, x, y, ...size, turned })
  }
  return placed
}
