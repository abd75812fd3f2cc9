import type { Nested, Nesting, Piece, Stock } from './types.ts'

/** Summary of a layout: number of sheets, their lengths, utilization, and pieces that were not placed. */
export function nestingOf(
  placed: readonly Nested[],
  pieces: readonly Piece[],
  stock: Stock,
  fillers: readonly Piece[] = [],
): Nesting {
  const { margin = 0 } = stock
  const lengths: number[] = []
  for (const { sheet, y, height } of placed)
    lengths[sheet] = stock.height ?? Math.max(lengths[sheet] ?? 0, y + height + margin)
  const round = new Set([...pieces, ...fillers].filter((piece) => piece.round).map(({ id }) => id))
  const covered = placed.reduce(
    (sum, { id, width, height }) => sum + width * height * (round.has(id) ? Math.PI / 4 : 1),
    0,
  )
  const area = stock.width * lengths.reduce((sum, length) => sum + length, 0)
  const there = new Set(placed.map(({ id }) => id))
  return {
    placed,
    sheets: lengths.length,
    lengths,
    tooLarge: pieces.filter(({ id }) => !there.has(id)).map(({ id }) => id),
    used: area === 0 ? 0 : covered / area,
  }
}
