import { FillRule, area, union } from 'clipper2-ts'
import type { Paths64 } from 'clipper2-ts'
import { atItsAngle, placedLetters } from '../design-scene/index.ts'
import type { TextItem } from '../design/index.ts'
import { boxAround, flatten, toClipper } from '../geometry/index.ts'
import type { Box } from '../geometry/index.ts'
import type { Face } from '../text/index.ts'

/** A letter at its place on the product, counters open. */
export interface CutLetter {
  /** Tells it from every other. */
  readonly id: number
  /** Id of its text. */
  readonly element: string
  readonly text: string
  /** In Clipper's whole numbers. */
  readonly rings: Paths64
  /** Inches. */
  readonly box: Box
}

/** How far a chord may lie from its curve: a share of the letter, but no fewer inches. No letter has more than a few hundred points. */
const CHORD = { share: 1 / 4000, least: 0.0005 } as const

/** Rings of less than a thousandth of an inch by a thousandth are no shape; in Clipper's units. */
const SPECK = 100

let letters = 0
/** A number that no other letter has. */
export const numberOfLetter = (): number => ++letters

const remembered = new WeakMap<TextItem, { readonly face: Face; readonly letters: readonly CutLetter[] }>()

/** The letters of a text as they are cut: at their place, rotated and mirrored. Blanks are left out. */
export function cutLettersOf(line: TextItem, face: Face): readonly CutLetter[] {
  const before = remembered.get(line)
  if (before?.face === face) return before.letters
  const cut = placedLetters(line, face).flatMap(({ text, path }): CutLetter[] => {
    if (path === '') return []
    const placed = atItsAngle(line, path)
    const { width, height } = boxAround(flatten(placed, 1).flat())
    const chord = Math.max(CHORD.least, Math.max(width, height) * CHORD.share)
    const rings = flatten(placed, chord)
    const joined = solid(union(toClipper(rings), FillRule.NonZero))
    return joined.length === 0
      ? []
      : [{ id: numberOfLetter(), element: line.id, text, rings: joined, box: boxAround(rings.flat()) }]
  })
  remembered.set(line, { face, letters: cut })
  return cut
}

/** Without specks. */
export const solid = (rings: Paths64): Paths64 => rings.filter((ring) => Math.abs(area(ring)) > SPECK)
