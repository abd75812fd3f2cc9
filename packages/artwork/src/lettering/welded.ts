import { area, FillRule, union } from 'clipper2-ts'
import type { Path64, Paths64 } from 'clipper2-ts'
import { fromClipper, widthOfRing } from '../geometry/index.ts'
import { CHORD, HAIR } from './knife.ts'
import { solid, type CutLetter } from './letters.ts'

/** A welded group of nearby letters: overlaps are merged, counters stay open. */
export interface Welded {
  readonly letters: readonly CutLetter[]
  /** In Clipper's integers; outlines run in one direction, holes in the other. */
  readonly rings: Paths64
}

/** Number of cached groups: typing a letter welds what is near it, not every other line. */
const MOST_REMEMBERED = 500
const remembered = new Map<string, Welded>()

/** Letters of one film, welded group by group: the result does not depend on their order. LET-1. */
export function weldedGroups(letters: readonly CutLetter[], near: number): readonly Welded[] {
  return groupsOf([...letters].sort(byPlace), near).map((group) => {
    const key = group.map(({ id }) => id).join(' ')
    const before = remembered.get(key)
    if (before) return before
    const rings = solid(weld(group.map(({ rings }) => rings)))
    const isDrawn = group.every(({ text }) => text === '')
    const welded = { letters: group, rings: inOrder(isDrawn ? rings.filter(isCut) : rings) }
    if (remembered.size >= MOST_REMEMBERED) remembered.delete(remembered.keys().next().value ?? '')
    remembered.set(key, welded)
    return welded
  })
}

/**
 * Whether a ring of a drawing is cut. Fills hairline gaps, which the blade would cut twice, and drops slivers of film no wider
 * than the inaccuracy of two lines. CLIP-5.
 */
const isCut = (ring: Path64): boolean =>
  fromClipper([ring]).every((shape) => widthOfRing(shape) >= (area(ring) > 0 ? 2 * CHORD : HAIR))

/** Welds recursively by halves, so that a hundred letters in one place are never clipped all at once. */
function weld(shapes: readonly Paths64[]): Paths64 {
  if (shapes.length < 2) return shapes[0] ?? []
  const half = Math.ceil(shapes.length / 2)
  return union([...weld(shapes.slice(0, half)), ...weld(shapes.slice(half))], FillRule.NonZero)
}

/** Groups letters whose boxes are nearer than `near` inches, directly or through others. */
function groupsOf(letters: readonly CutLetter[], near: number): readonly (readonly CutLetter[])[] {
  const leader = letters.map((_, at) => at)
  const leaderOf = (at: number): number => {
    let found = at
    while (leader[found] !== found) found = leader[found] = leader[leader[found]!]!
    return found
  }
  for (const [at, { box: a }] of letters.entries())
    for (let other = at + 1; other < letters.length; other++) {
      const b = letters[other]!.box
      const isNear =
        a.x - near <= b.x + b.width &&
        b.x - near <= a.x + a.width &&
        a.y - near <= b.y + b.height &&
        b.y - near <= a.y + a.height
      if (isNear) leader[leaderOf(other)] = leaderOf(at)
    }
  const groups = new Map<number, CutLetter[]>()
  for (const [at, letter] of letters.entries()) {
    const group = groups.get(leaderOf(at))
    if (group) group.push(letter)
    else groups.set(leaderOf(at), [letter])
  }
  return [...groups.values()]
}

const byPlace = (a: CutLetter, b: CutLetter): number =>
  a.box.y - b.box.y || a.box.x - b.box.x || a.box.width - b.box.width || a.box.height - b.box.height

/** Rings in canonical order, each from its canonical first point. */
export const inOrder = (rings: Paths64): Paths64 => rings.map(fromFirst).sort((a, b) => byPoint(a[0]!, b[0]!))

const byPoint = (a: Path64[number], b: Path64[number]): number => a.y - b.y || a.x - b.x

function fromFirst(ring: Path64): Path64 {
  let first = 0
  for (const [at, point] of ring.entries()) if (byPoint(point, ring[first]!) < 0) first = at
  return [...ring.slice(first), ...ring.slice(0, first)]
}
