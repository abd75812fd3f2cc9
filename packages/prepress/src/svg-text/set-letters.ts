import {
  glyphOutline,
  pathsAlong,
  setLine,
  trackLength,
  type Face,
  type SetLine,
} from '@kisscut/artwork/text'
import { unitsOf } from './lengths.ts'
import type { Letter } from './letters.ts'

/** Letters of one color, outlined as one path. */
export interface Outlined {
  readonly path: string
  readonly of: Letter
}

/** Letters that are shaped together: in one font and color, positioned only at the first. */
export interface Run {
  readonly letters: readonly Letter[]
  readonly line: SetLine
}

/** Decimals that keep letters of a size free of visible steps. */
const placesFor = (size: number): number => Math.max(2, 4 - Math.floor(Math.log10(Math.max(size, 1e-6))))

/** Right-to-left letters, and a line with only those: mixed text is positioned by rules only browsers implement. */
const LEFTWARDS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u
const ALL_LEFTWARDS =
  /^[\s\p{M}\u05d0-\u05ea\u0620-\u065f\u066e-\u06d3\u0750-\u077f\ufb1d-\ufdff\ufe70-\ufefc]*$/u

export type FaceOf = (letter: Letter) => Face | null

/** Shapes letters run by run; null where a font lacks one of them, or a line has mixed directions. */
export function runsOf(letters: readonly Letter[], faceOf: FaceOf): readonly Run[] | null {
  const text = letters.map((letter) => letter.text).join('')
  const isLeftwards = LEFTWARDS.test(text)
  if (isLeftwards && !ALL_LEFTWARDS.test(text)) return null
  const runs: Run[] = []
  for (let from = 0, to = 1; from < letters.length; from = to++) {
    while (to < letters.length && goesOn(letters[to - 1]!, letters[to]!)) to++
    const part = letters.slice(from, to)
    const { style } = part[0]!
    const face = faceOf(part[0]!)
    if (face === null) return null
    const line = setLine(face, part.map((letter) => letter.text).join(''), {
      size: style.size,
      tracking: (style.letterSpacing / style.size) * 1000,
      // As in browsers: spaced letters form no ligatures.
      ligatures: style.letterSpacing === 0,
    })
    if (line.missing.length > 0) return null
    runs.push({ letters: part, line: spaced(line, part) })
  }
  return isLeftwards && runs.length > 1 ? null : runs
}

const goesOn = (before: Letter, next: Letter): boolean =>
  next.style === before.style &&
  next.declared === before.declared &&
  next.x === undefined &&
  next.y === undefined &&
  [next.dx, next.dy, next.turn, before.turn].every((each) => each === 0)

/** The line with word spacing added to every space. */
function spaced(line: SetLine, letters: readonly Letter[]): SetLine {
  const { wordSpacing } = letters[0]!.style
  if (wordSpacing === 0) return line
  const text = letters.map((letter) => letter.text).join('')
  let moved = 0
  const glyphs = line.glyphs.map((glyph) => {
    const isSpace = text[glyph.cluster] === ' ' || text[glyph.cluster] === '\u00a0'
    const own = isSpace ? wordSpacing : 0
    const placed = { ...glyph, x: glyph.x + moved, advance: glyph.advance + own }
    moved += own
    return placed
  })
  return { ...line, glyphs, width: line.width + moved }
}

/** Advance width of a run, including the spacing after its last letter. */
const advanceOf = ({ line }: Run): number => line.glyphs.reduce((sum, { advance }) => sum + advance, 0)

/** A run's position, and the letters anchored with it. */
interface Placed {
  readonly run: Run
  x: number
  readonly y: number
}

/** Sets runs from left to right, and anchors each chunk at its stated position. */
export function setRuns(runs: readonly Run[]): readonly Outlined[] {
  const placed: Placed[] = []
  let [x, y, chunk] = [0, 0, 0]
  const close = () => {
    const part = placed.slice(chunk)
    chunk = placed.length
    const [first] = part
    if (!first) return
    const width = x - first.x
    const { anchor } = first.run.letters[0]!.style
    const shift = anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width
    for (const each of part) each.x -= shift
  }
  for (const run of runs) {
    const [first] = run.letters as [Letter]
    if (first.x !== undefined || first.y !== undefined) close()
    x = (first.x ?? x) + first.dx
    y = (first.y ?? y) + first.dy
    placed.push({ run, x, y })
    x += advanceOf(run)
  }
  close()
  return placed.map(({ run, x, y }) => {
    const { line, letters } = run
    const [of] = letters as [Letter]
    const down = y + baselineShift(of, line.face)
    const outlines = line.glyphs.map((glyph) =>
      glyphOutline(line.face, glyph.id, line.setting.size)
        .translate(glyph.x, glyph.y)
        .rotate(of.turn)
        .translate(x, down)
        .round(placesFor(of.style.size))
        .toString(),
    )
    return { path: outlines.join(''), of }
  })
}

/** Distance of the letters' baseline below the stated line, as in browsers. */
function baselineShift({ style }: Letter, face: Face): number {
  const inUnits = (each: number) => (each / face.unitsPerEm) * style.size
  const [up, down] = [inUnits(face.ascender), inUnits(-face.descender)]
  switch (style.baseline) {
    case 'central':
      return (up - down) / 2
    case 'middle':
      return inUnits(face.xHeight) / 2
    case 'hanging':
      return up * 0.8
    case 'text-before-edge':
    case 'text-top':
      return up
    case 'text-after-edge':
    case 'text-bottom':
    case 'ideographic':
      return -down
    default:
      return 0
  }
}

/** Sets a run along a path, anchored at `offset`; letters beyond its ends are omitted. */
export function setAlong(run: Run, path: string, offset: string | undefined): Outlined {
  const { line, letters } = run
  const [of] = letters as [Letter]
  const length = trackLength(path)
  const from = unitsOf(offset ?? '0', of.style.size, length) ?? 0
  const { anchor } = of.style
  const width = advanceOf(run)
  const start = from - (anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width)
  const setting = { start, lift: -baselineShift(of, line.face) }
  const outlines = pathsAlong(line, path, setting, placesFor(of.style.size))
  const isOn = (at: number) => {
    const { x, advance } = line.glyphs[at]!
    return start + x + advance / 2 >= 0 && start + x + advance / 2 <= length
  }
  return { path: outlines.filter((_, at) => isOn(at)).join(''), of }
}
