import type { Piece } from './types.ts'

/** A piece in one orientation, with its gap. */
export interface Candidate {
  readonly index: number
  readonly piece: Piece
  readonly turned: boolean
  readonly width: number
  readonly height: number
}

/** Floating-point tolerance, in inches. */
export const HAIR = 1e-9

/** The pieces still to be placed, indexed by the width they fit into. */
export interface Candidates {
  readonly left: () => number
  /** The widest (then highest) piece within the given width and height; undefined where none fits. */
  fitting(width: number, height: number): Candidate | undefined
  remove(candidate: Candidate): void
}

export function candidatesOf(
  pieces: readonly Piece[],
  gap: number,
  fits: (c: Candidate) => boolean,
): Candidates {
  const all = pieces
    .flatMap((piece, index) => directions(piece, index, gap))
    .filter(fits)
    .sort((a, b) => b.width - a.width || b.height - a.height || a.index - b.index)
  const removed = new Set<number>()
  /** For each index, the next one at or after it that may still be free (path-compressed on each walk). */
  const next = all.map((_, at) => at)
  const free = (from: number): number => {
    let at = from
    for (let each = all[at]; each && removed.has(each.index); each = all[at])
      at = Math.max(at + 1, next[at + 1] ?? 0)
    for (let walked = from; walked < at; walked++) next[walked] = at
    return at
  }
  let left = new Set(all.map(({ index }) => index)).size
  return {
    left: () => left,
    fitting(width, height) {
      for (let at = free(firstNotWider(all, width)); at < all.length; at = free(at + 1)) {
        const each = all[at]
        if (each && each.height <= height + HAIR) return each
      }
      return undefined
    },
    remove({ index }) {
      removed.add(index)
      left -= 1
    },
  }
}

function directions(piece: Piece, index: number, gap: number): Candidate[] {
  const { width, height, mayTurn = true } = piece
  const upright = { index, piece, turned: false, width: width + gap, height: height + gap }
  if (!mayTurn || width === height) return [upright]
  return [upright, { ...upright, turned: true, width: upright.height, height: upright.width }]
}

/** Binary search in a list sorted from wide to narrow. */
function firstNotWider(all: readonly Candidate[], width: number): number {
  let low = 0
  let high = all.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((all[middle]?.width ?? 0) > width + HAIR) low = middle + 1
    else high = middle
  }
  return low
}
