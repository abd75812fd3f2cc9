import { HAIR } from './candidates.ts'
import type { Nested, Piece, Stock } from './types.ts'

/** Distance of rows in a hexagonal packing, relative to a square one. */
const ROW = Math.sqrt(3) / 2

/** Whether all pieces are circles of one size. */
export const areEqualCircles = (pieces: readonly Piece[]): boolean => {
  const [first] = pieces
  return (
    first !== undefined &&
    pieces.every(({ round, width, height }) => round && width === first.width && height === first.width)
  )
}

/** Packs equal circles hexagonally, row by row; every second row is offset by half a circle. */
export function honeycomb(pieces: readonly Piece[], stock: Stock): readonly Nested[] {
  const { margin = 0, gap = 0 } = stock
  const across = pieces[0]?.width ?? 0
  const step = across + gap
  const width = stock.width - 2 * margin - across
  const height = stock.height === undefined ? Infinity : stock.height - 2 * margin - across
  if (width < -HAIR || height < -HAIR) return []
  const inRow = (row: number): number => Math.floor((width - (row % 2) * (step / 2) + HAIR) / step) + 1
  const rows = Math.floor((height + HAIR) / (step * ROW)) + 1
  const placed: Nested[] = []
  let [sheet, row, column] = [0, 0, 0]
  for (const { id } of pieces) {
    while (column >= inRow(row)) {
      column = 0
      row += 1
      if (row < rows) continue
      row = 0
      sheet += 1
    }
    placed.push({
      id,
      sheet,
      x: margin + column * step + (row % 2) * (step / 2),
      y: margin + row * step * ROW,
      width: across,
      height: across,
      turned: false,
    })
    column += 1
  }
  return placed
}
