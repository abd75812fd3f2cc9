import { HAIR } from './candidates.ts'
import type { Piece } from './types.ts'

/** Equal pieces: one of them stands for all when layouts are tried. */
export interface Kind {
  readonly pieces: readonly Piece[]
  readonly directions: readonly Direction[]
}

/** A kind in one orientation; inches, with its gap. */
export interface Direction {
  readonly kind: number
  readonly turned: boolean
  readonly width: number
  readonly height: number
}

/** The kinds of pieces that fit into a width and a height at all, in input order. */
export function kindsOf(
  pieces: readonly Piece[],
  gap: number,
  width: number,
  height: number,
): readonly Kind[] {
  const alike = new Map<string, Piece[]>()
  for (const piece of pieces) {
    const key = `${piece.width} ${piece.height} ${piece.mayTurn ?? true}`
    const others = alike.get(key)
    if (others) others.push(piece)
    else alike.set(key, [piece])
  }
  const kinds: Kind[] = []
  for (const same of alike.values()) {
    const [piece] = same
    if (!piece) continue
    const upright = {
      kind: kinds.length,
      turned: false,
      width: piece.width + gap,
      height: piece.height + gap,
    }
    const turned = { ...upright, turned: true, width: upright.height, height: upright.width }
    const mayTurn = (piece.mayTurn ?? true) && piece.width !== piece.height
    const directions = (mayTurn ? [upright, turned] : [upright]).filter(
      (each) => each.width <= width + HAIR && each.height <= height + HAIR,
    )
    if (directions.length > 0) kinds.push({ pieces: same, directions })
  }
  return kinds
}
