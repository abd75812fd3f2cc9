import { lineOutline, setLine, type Face, type SetLine } from '@kisscut/artwork/text'
import type { Typeface } from './fonts.ts'

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
  for (const character of text) {
    const face = typeface.find((each) => has(each, character)) ?? first
    const last = runs.at(-1)
    if (last?.face === face) last.text += character
    else runs.push({ face, text: character })
  }
  return runs
}

const supported = new WeakMap<Face, Map<string, boolean>>()

function has(face: Face, character: string): boolean {
  const letters = supported.get(face) ?? new Map<string, boolean>()
  supported.set(face, letters)
  const found = letters.get(character) ?? isSet(setLine(face, character, { size: 1 }))
  letters.set(character, found)
  return found
}

const isSet = ({ missing }: SetLine): boolean => missing.length === 0
