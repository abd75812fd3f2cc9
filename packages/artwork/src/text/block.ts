import { boxAround, flatten } from '../geometry/index.ts'
import type { Box } from '../geometry/index.ts'
import type { Face } from './face.ts'
import { glyphPaths, lettersOf, setLine } from './line.ts'
import type { Letter, SetLine, Setting } from './line.ts'

/** Text alignments. DESIGN-10. */
export const ALIGNMENTS = ['left', 'center', 'right'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

/** Settings of several lines; lengths in the unit of `size`. */
export interface BlockSetting extends Setting {
  readonly alignment?: Alignment
  /** Distance of baselines in ems; default 1.2. */
  readonly lineHeight?: number
  /** Maximum width, with line breaks between words; absent: only explicit line breaks. */
  readonly wrap?: number
}

/** Text as outlines, its first baseline at y = 0 and its left edge at x = 0. */
export interface TextOutline {
  readonly path: string
  /** The outlines letter by letter, in drawing order. */
  readonly letters: readonly Letter[]
  /** Bounding box of the ink; empty for blanks. */
  readonly ink: Box
  /** Box of the lines: as wide as the widest line. */
  readonly box: Box
  /** Characters missing from the font, each once, in order. */
  readonly missing: readonly string[]
}

/** Lines of text as one outline. `\n` breaks a line. */
export function setBlock(face: Face, text: string, setting: BlockSetting): TextOutline {
  const { alignment = 'left', lineHeight = 1.2, wrap, size } = setting
  const texts = text
    .split(/\r\n|\r|\n/)
    .flatMap((line) => (wrap ? wrapped(face, line, setting, wrap) : [line]))
  const lines = texts.map((line) => setLine(face, line, setting))
  const width = Math.max(...lines.map((line) => line.width))
  const letters = lines.flatMap((line, i) => {
    const at = { x: indent(line, width, alignment), y: i * lineHeight * size }
    return lettersOf(line, texts[i] ?? '', glyphPaths(line, at.x, at.y, placesFor(size)))
  })
  const path = letters.map((letter) => letter.path).join('')
  const scale = size / face.unitsPerEm
  const height = (face.ascender - face.descender) * scale + (lines.length - 1) * lineHeight * size
  return {
    path,
    letters,
    ink: boxAround(flatten(path, size / 400).flat()),
    box: { x: 0, y: -face.ascender * scale, width, height },
    missing: [...new Set(lines.flatMap((line, i) => missingOf(line, texts[i] ?? '')))],
  }
}

/** Decimals for any size: four digits of the em. */
const placesFor = (size: number): number => Math.max(0, Math.min(6, 4 - Math.floor(Math.log10(size) + 1)))

function indent(line: SetLine, width: number, alignment: Alignment): number {
  if (alignment === 'left') return 0
  return alignment === 'right' ? width - line.width : (width - line.width) / 2
}

const missingOf = (line: SetLine, text: string): string[] =>
  line.missing.map((at) => String.fromCodePoint(text.codePointAt(at) ?? 0xfffd))

/** Greedy line breaking; a word wider than the line has a line of its own. */
function wrapped(face: Face, line: string, setting: Setting, wrap: number): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`
    if (current !== '' && setLine(face, longer, setting).width > wrap) {
      lines.push(current)
      current = word
    } else {
      current = longer
    }
  }
  return [...lines, current]
}
