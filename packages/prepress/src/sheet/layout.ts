import { inLanes, nest, type Nesting, type Piece, type Stock } from '../nesting/index.ts'
import type { SheetJob } from './job.ts'
import { roomFor } from './marks.ts'
import { shapeOf, type SheetShape } from './piece.ts'

/** Maximum number of pieces per job, limited by plotters' memory. */
export const MOST_PIECES = 10_000

/** The layout. */
export interface Layout {
  readonly stock: Stock & { readonly margin: number; readonly gap: number }
  /** One piece per design. */
  readonly shapes: readonly SheetShape[]
  readonly nesting: Nesting
}

/**
 * Lays out a job's pieces on sheets. Throws a RangeError where a piece fits on no sheet, where there are no
 * pieces or too many, and for lanes of labels of several sizes.
 */
export function layOut({ pieces, stock: stockSize, marks, layout, repeat }: SheetJob): Layout {
  const stock = {
    ...stockSize,
    margin: Math.max(stockSize.margin ?? 0, roomFor(marks)),
    gap: stockSize.gap ?? 0,
  }
  const count = pieces.reduce((sum, { copies }) => sum + copies, 0)
  if (!(count > 0)) throw new RangeError('There is nothing to print.')
  if (count > MOST_PIECES)
    throw new RangeError(`${count} pieces are too many for one job; ${MOST_PIECES} is the most.`)
  const shapes = pieces.map(({ design }) => shapeOf(design))
  const pieceOf = (index: number, copy: number): Piece => {
    const { width = 0, height = 0, round = false } = shapes[index] ?? {}
    return { id: `${index}.${copy}`, width, height, round, mayTurn: pieces[index]?.mayTurn ?? true }
  }
  const copies = pieces.flatMap(({ copies }, index) =>
    Array.from({ length: copies }, (_, copy) => pieceOf(index, copy)),
  )
  const nesting = layout === 'lanes' ? inLanes(copies, stock) : nest(copies, stock, more())
  const [tooLarge] = nesting.tooLarge
  if (tooLarge !== undefined) {
    const { width = 0, height = 0 } = shapes[Number.parseInt(tooLarge, 10)] ?? {}
    throw new RangeError(
      `A piece of ${Number(width.toFixed(3))} × ${Number(height.toFixed(3))} in does not fit onto this material.`,
    )
  }
  return { stock, shapes, nesting }

  /** Further copies, design by design, as many as one sheet can hold. */
  function more(): readonly Piece[] {
    if (!repeat || stock.height === undefined) return []
    const area = shapes.reduce((sum, { width, height }) => sum + width * height, 0)
    const rounds = Math.min(MOST_PIECES, Math.ceil((1.2 * stock.width * stock.height) / area))
    return Array.from({ length: rounds }, (_, round) =>
      pieces.map(({ copies }, index) => pieceOf(index, copies + round)),
    ).flat()
  }
}
