import { attempt, type Attempt } from './attempt.ts'
import { HAIR } from './candidates.ts'
import { kindsOf, type Kind } from './kinds.ts'
import type { Nested, Piece, Stock } from './types.ts'
import { strategyOf, type Strategy } from './strategies.ts'

/** With more kinds than this hardly any strategy beats placing by width. */
const KINDS_AT_MOST = 32
/** Budget of candidate checks over all attempts: about a third of a second. */
const EFFORT = 3_000_000
const TRIES = { least: 6, most: 80 } as const
/** Weights of large pieces beyond their area: placed last, they find no room. */
const FAVORS = [0, 0.5, 3, 20] as const

/**
 * Tries many strategies and uses the best: the sheet that holds most, repeated while its copies last, then the next; for a roll
 * the shortest. Empty where there are too many kinds of pieces to try.
 */
export function bestTried(
  pieces: readonly Piece[],
  stock: Stock,
  fillers: readonly Piece[],
): readonly Nested[] {
  const { margin = 0, gap = 0 } = stock
  const room = {
    width: stock.width - 2 * margin + gap,
    height: stock.height === undefined ? Infinity : stock.height - 2 * margin + gap,
  }
  const kinds = kindsOf(pieces, gap, room.width, room.height)
  const directions = kinds.reduce((sum, kind) => sum + kind.directions.length, 0)
  if (directions < 2 || kinds.length > KINDS_AT_MOST) return []
  const count = kinds.reduce((sum, kind) => sum + kind.pieces.length, 0)
  const effort = EFFORT / directions
  const tries = Math.round(Math.max(TRIES.least, Math.min(TRIES.most, effort / count)))
  const job: Job = { kinds, room, effort, tries, fillers: kindsOf(fillers, gap, room.width, room.height) }
  const sheets = stock.height === undefined ? [shortest(job)] : fewest(job)
  return piecesOn(sheets, job, stock)
}

interface Job {
  readonly kinds: readonly Kind[]
  readonly fillers: readonly Kind[]
  readonly room: { readonly width: number; readonly height: number }
  /** Area of all pieces, in square inches. */
  readonly tries: number
  /** Budget of placed pieces over all attempts. */
  readonly effort: number
}

function shortest({ kinds, room, tries }: Job): Attempt {
  const left = kinds.map(({ pieces }) => pieces.length)
  return bestOf(
    tries,
    (strategy) => attempt(kinds, left, room, strategy),
    ({ length }) => -length,
  ).best
}

function fewest(job: Job): readonly Attempt[] {
  const { kinds, room, tries } = job
  const area = kinds.reduce((sum, kind) => sum + kind.pieces.length * areaOf(kind), 0)
  const lowerBound = Math.ceil(area / (room.width * room.height) - HAIR)
  let best: readonly Attempt[] | undefined
  const addSheets = (sheets: readonly Attempt[]) => {
    if (!best || sheets.length < best.length) best = sheets
    return best.length <= lowerBound
  }
  for (const favor of FAVORS) if (addSheets(sheetBySheet(job, favor))) return best ?? []
  for (let n = 0; n < tries / 4; n++) if (addSheets(allWithOneStrategy(job, strategyOf(n)))) break
  return best ?? []
}

const areaOf = ({ directions: [one] }: Kind): number => (one ? one.width * one.height : 0)

/** The best sheet of the remaining pieces, repeated as often as possible, until none are left. */
function sheetBySheet({ kinds, fillers, room, effort }: Job, favor: number): readonly Attempt[] {
  const left = kinds.map(({ pieces }) => pieces.length)
  const largest = Math.max(...kinds.map(areaOf))
  const value = ({ placed }: Attempt): number =>
    placed.reduce(
      (sum, { width, height }) => sum + width * height * (1 + (favor * width * height) / largest),
      0,
    )
  const sheets: Attempt[] = []
  let open = effort / FAVORS.length
  while (left.some((count) => count > 0)) {
    const {
      best,
      strategy: strategy,
      placedCount: placedCount,
    } = bestOf(open > 0 ? TRIES.most : TRIES.least, (each) => attempt(kinds, left, room, each), value)
    open -= placedCount
    if (best.placed.length === 0) break
    const times = Math.min(
      ...best.used.map((count, kind) => (count > 0 ? Math.floor((left[kind] ?? 0) / count) : Infinity)),
    )
    for (let n = 0; n < times; n++) sheets.push(best)
    best.used.forEach((count, kind) => (left[kind]! -= count * times))
    const isLast = left.every((count) => count === 0)
    if (isLast && fillers.length > 0)
      sheets[sheets.length - 1] = attempt(kinds, best.used, room, strategy, fillers)
  }
  return sheets
}

/** Fills all sheets with one strategy. */
function allWithOneStrategy({ kinds, fillers, room }: Job, strategy: Strategy): readonly Attempt[] {
  const left = kinds.map(({ pieces }) => pieces.length)
  const sheets: Attempt[] = []
  while (left.some((count) => count > 0)) {
    const sheet = attempt(kinds, left, room, strategy, fillers)
    sheets.push(sheet)
    sheet.used.forEach((count, kind) => (left[kind]! -= count))
  }
  return sheets
}

function bestOf(
  tries: number,
  make: (strategy: Strategy) => Attempt,
  value: (one: Attempt) => number,
): { readonly best: Attempt; readonly strategy: Strategy; readonly placedCount: number } {
  let strategy = strategyOf(0)
  let best = make(strategy)
  let [bestValue, placedCount] = [value(best), best.placed.length]
  for (let n = 1; n < tries; n++) {
    const other = make(strategyOf(n))
    placedCount += other.placed.length
    if (value(other) > bestValue + HAIR) [best, strategy, bestValue] = [other, strategyOf(n), value(other)]
  }
  return { best, strategy: strategy, placedCount: placedCount }
}

/** Assigns pieces to the places of their kinds: each kind's copies in input order. */
function piecesOn(
  sheets: readonly Attempt[],
  { kinds, fillers }: Job,
  { margin = 0 }: Stock,
): readonly Nested[] {
  const all = [...kinds, ...fillers]
  const next = all.map(() => 0)
  return sheets.flatMap(({ placed }, sheet) =>
    placed.flatMap(({ kind, turned, x, y }): Nested[] => {
      const piece = all[kind]?.pieces[next[kind]!++]
      if (!piece) return []
      const { id, width, height } = piece
      const size = turned ? { width: height, height: width } : { width, height }
      return [{ id, sheet, x: x + margin, y: y + margin, ...size, turned }]
    }),
  )
}
