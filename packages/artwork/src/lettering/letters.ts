import { FillRule, area, union } from 'clipper2-ts'
import type { Paths64 } from 'clipper2-ts'
import { atItsAngle, placedLetters } from '../design-scene/index.ts'
import type { TextItem } from '../design/index.ts'
import { boxAround, flatten, toClipper } from '../geometry/index.ts'
import type { Box } from '../geometry/index.ts'
import type { Face } from '../text/index.ts'

/** A placed letter with open counters. */
export interface CutLetter {
  /** Distinguishes it from every other letter. */
  readonly id: number
  /** Id of its text. */
  readonly element: string
  readonly text: string
  /** In Clipper's integers. */
  readonly rings: Paths64
  /** Inches. */
  readonly box: Box
}

/** Tolerance of chords as a share of the letter, and its minimum in inches. No letter has more than a few hundred points. */
const CHORD = { share: 1 / 4000, least: 0.0005 } as const

/** Area of a thousandth of an inch squared, in Clipper's units; smaller rings are dropped. */
const SPECK = 100

let letters = 0
/** A unique number for a letter. */
export const numberOfLetter = (): number => ++letters

const remembered = new WeakMap<TextItem, { readonly face: Face; readonly letters: readonly CutLetter[] }>()

/** The letters of a text to cut: placed, rotated and mirrored. Omits blanks. */
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

/** The rings without specks. */
export const solid = (rings: Paths64): Paths64 => rings.filter((ring) => Math.abs(area(ring)) > SPECK)
