import { candidatesOf, HAIR, type Candidates } from './candidates.ts'
import { areEqualCircles, honeycomb } from './honeycomb.ts'
import { nestingOf } from './nesting-of.ts'
import { skylineOf } from './skyline.ts'
import { bestTried } from './search.ts'
import type { Nested, Nesting, Piece, Stock } from './types.ts'

/**
 * Places pieces on sheets or a roll, always on the lowest segment of the skyline: by width, or with few kinds by the best of many
 * strategies; equal circles in a hexagonal packing where that needs less material. Fills the rest of the last sheet with as many
 * of the `fillers` as fit. Deterministic.
 */
export function nest(pieces: readonly Piece[], stock: Stock, fillers: readonly Piece[] = []): Nesting {
  const byWidth = nestingOf(onSkyline(pieces, stock, fillers), pieces, stock, fillers)
  const tried = nestingOf(bestTried(pieces, stock, fillers), pieces, stock, fillers)
  const inRows = tried.placed.length > 0 && lengthOf(tried) < lengthOf(byWidth) - HAIR ? tried : byWidth
  if (!areEqualCircles([...pieces, ...fillers])) return inRows
  const placed = honeycomb([...pieces, ...fillers], stock)
  const last = placed[pieces.length - 1]?.sheet ?? 0
  const asHoneycomb = nestingOf(
    placed.filter(({ sheet }) => sheet <= last),
    pieces,
    stock,
    fillers,
  )
  return needsLess(asHoneycomb, inRows) ? asHoneycomb : inRows
}

const lengthOf = ({ lengths }: Nesting): number => lengths.reduce((sum, length) => sum + length, 0)

/** Less material for the same pieces, or more pieces on the same material. */
const needsLess = (one: Nesting, other: Nesting): boolean =>
  lengthOf(one) < lengthOf(other) - HAIR ||
  (lengthOf(one) < lengthOf(other) + HAIR && one.placed.length > other.placed.length)

function onSkyline(pieces: readonly Piece[], stock: Stock, fillers: readonly Piece[]): readonly Nested[] {
  const { margin = 0, gap = 0 } = stock
  // Each piece has its gap to the right and below; the last one's falls outside the sheet.
  const width = stock.width - 2 * margin + gap
  const height = stock.height === undefined ? Infinity : stock.height - 2 * margin + gap
  const fits = (each: { width: number; height: number }) =>
    each.width <= width + HAIR && each.height <= height + HAIR
  const required = candidatesOf(pieces, gap, fits)
  const extra = candidatesOf(stock.height === undefined ? [] : fillers, gap, fits)
  const placed: Nested[] = []
  for (let sheet = 0; required.left() > 0; sheet++)
    for (const each of sheetOf(required, extra, width, height))
      placed.push({ ...each, sheet, x: each.x + margin, y: each.y + margin })
  return placed
}

/** Fills one sheet: with the required pieces, then with fillers. */
function sheetOf(
  required: Candidates,
  extra: Candidates,
  width: number,
  height: number,
): Omit<Nested, 'sheet'>[] {
  const skyline = skylineOf(width)
  const placed: Omit<Nested, 'sheet'>[] = []
  for (;;) {
    const candidates = required.left() > 0 ? required : extra
    if (candidates.left() === 0) break
    const { y, width: room } = skyline.lowest()
    const best = candidates.fitting(room, height - y)
    if (!best) {
      if (!skyline.raise()) break
      continue
    }
    candidates.remove(best)
    const x = skyline.put(best.width, best.height)
    const { piece, turned } = best
    const size = turned
      ? { width: piece.height, height: piece.width }
      : { width: piece.width, height: piece.height }
    placed.push({ id: piece.id, x, y, ...size, turned })
  }
  return placed
}
