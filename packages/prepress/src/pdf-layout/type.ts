import { lineOutline, setLine, type Face, type SetLine } from '@kisscut/artwork/text'
import type { Typeface } from './faces.ts'

/** A line of text in a font: as long as its runs together. Lengths in the unit of `size`. */
export interface TypeLine {
  readonly width: number
  /** SVG path data with the baseline starting at x, y. */
  outline(x: number, y: number): string
}

/** Shapes one line; each character in the first font that has it, or as the first font's missing-glyph box. */
export function typeLine(typeface: Typeface, text: string, size: number): TypeLine {
  // A thousandth of a point; sizes below 1 are inches.
  const places = size < 1 ? 5 : 3
  const runs = runsOf(typeface, text).map(({ face, text: part }) => setLine(face, part, { size }))
  return {
    width: runs.reduce((sum, { width }) => sum + width, 0),
    outline(x, y) {
      let at = x
      return runs
        .map((run) => {
          const path = lineOutline(run, at, y, places)
          at += run.width
          return path
        })
        .join('')
    },
  }
}

/** Greedy line breaking; a word wider than the line has a line of its own. */
export function wrapped(typeface: Typeface, text: string, size: number, width: number): readonly TypeLine[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && typeLine(typeface, longer, size).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line) => typeLine(typeface, line, size))
}

function runsOf(typeface: Typeface, text: string): { face: Face; text: string }[] {
  const [first] = typeface
  if (!first) throw new RangeError('A typeface without a face.')
  const runs: { face: Face; text: string }[] = []
  for (const letter of text) {
    const face = typeface.find((each) => has(each, letter)) ?? first
    const last = runs.at(-1)
    if (last?.face === face) last.text += letter
    else runs.push({ face, text: letter })
  }
  return runs
}

const known = new WeakMap<Face, Map<string, boolean>>()

function has(face: Face, letter: string): boolean {
  const letters = known.get(face) ?? new Map<string, boolean>()
  known.set(face, letters)
  const found = letters.get(letter) ?? isSet(setLine(face, letter, { size: 1 }))
  letters.set(letter, found)
  return found
}

const isSet = ({ missing }: SetLine): boolean => missing.length === 0
