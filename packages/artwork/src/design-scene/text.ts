import { firstText } from '@kisscut/core/variable-data'
import svgpath from 'svgpath'
import type { TextItem } from '../design/index.ts'
import { boxAround, flatten } from '../geometry/index.ts'
import type { Box } from '../geometry/index.ts'
import { arcPaths, isTrack, lettersOf, pathsAlong, setBlock, setLine } from '../text/index.ts'
import type { Face, Letter } from '../text/index.ts'

/** Outlines of a text in inches, with their box. */
export interface DrawnText {
  readonly path: string
  /** The outlines letter by letter. */
  readonly letters: readonly Letter[]
  readonly box: Box
  readonly missing: readonly string[]
}

/**
 * The outlines of a text element in its font, bent, before placement: an element of this box's size is drawn undistorted. `text`:
 * the text of this piece of variable data, by default that of the first.
 */
export function drawText(element: TextItem, face: Face, text = firstText(element)): DrawnText {
  const { size, tracking, alignment, bend, pathScale } = element
  const key = JSON.stringify([text, size, tracking, alignment, bend, pathScale])
  const drawn = remembered.get(face) ?? new Map<string, DrawnText>()
  remembered.set(face, drawn)
  const before = drawn.get(key)
  if (before) return before
  const outlines = outlinesOf(element, face, text)
  if (drawn.size >= MOST_REMEMBERED) drawn.delete(drawn.keys().next().value ?? '')
  drawn.set(key, outlines)
  return outlines
}

/** Cached texts per font: fitting, drawing and measuring a typed letter shapes it once. */
const MOST_REMEMBERED = 100
const remembered = new WeakMap<Face, Map<string, DrawnText>>()

function outlinesOf(element: TextItem, face: Face, text: string): DrawnText {
  const { size, tracking, alignment, bend } = element
  // A path without length holds no text: it stays straight.
  if (bend.kind === 'straight' || (bend.kind === 'path' && !isTrack(bend.path))) {
    const { path, letters, box, missing } = setBlock(face, text, { size, tracking, alignment })
    return { path, letters, box, missing }
  }
  const flat = text.replace(/\s+/g, ' ')
  const line = setLine(face, flat, { size, tracking })
  const { missing } = setBlock(face, flat, { size })
  const letters = lettersOf(line, flat, bent(line, bend, element))
  const path = letters.map((letter) => letter.path).join('')
  return { path, letters, box: boxAround(flatten(path, size / 400).flat()), missing }
}

/**
 * The outlines of a placed text in inches, filling its box. Variable text keeps its size and alignment instead, and is scaled
 * down where its box is too narrow. DESIGN-32.
 */
export function placedText(element: TextItem, face: Face, text?: string): string {
  const drawn = drawText(element, face, text)
  return isDrawn(drawn) ? placing(element, drawn, text)(drawn.path) : ''
}

/** The outlines of a placed text, letter by letter. */
export function placedLetters(element: TextItem, face: Face): readonly Letter[] {
  const drawn = drawText(element, face)
  if (!isDrawn(drawn)) return []
  const placed = placing(element, drawn)
  return drawn.letters.map((letter) => ({ ...letter, path: letter.path === '' ? '' : placed(letter.path) }))
}

const isDrawn = ({ path, box }: DrawnText): boolean => path !== '' && box.width !== 0 && box.height !== 0

/** Returns the transform from a drawn text, or part of it, to its place. */
function placing(element: TextItem, { box }: DrawnText, text?: string): (path: string) => string {
  const width = element.width || box.width
  const height = element.height || box.height
  const [byX, byY] = [width / box.width, height / box.height]
  const moved = (path: string, scaleX: number, scaleY: number, x: number, y: number) =>
    svgpath(path).translate(-box.x, -box.y).scale(scaleX, scaleY).translate(x, y).round(5).toString()
  if (element.symbol === 'none' && (text === undefined || text === element.text))
    return (path) => moved(path, byX, byY, element.x, element.y)
  const by = Math.min(byX, byY)
  const spare = width - box.width * by
  const x = element.x + spare * SHARE_BEFORE[element.alignment]
  return (path) => moved(path, by, by, x, element.y + (height - box.height * by) / 2)
}

/** Share of the spare width that is before a text. */
const SHARE_BEFORE = { left: 0, center: 0.5, right: 1 } as const

function bent(
  line: ReturnType<typeof setLine>,
  bend: Exclude<TextItem['bend'], { kind: 'straight' }>,
  { alignment, pathScale }: TextItem,
): readonly string[] {
  if (bend.kind === 'path') return pathsAlong(line, bend.path, { alignment, scale: pathScale }, 4)
  const turn = (Math.abs(bend.degrees) * Math.PI) / 180
  if (turn < 0.01) return arcPaths(line, { x: 0, y: 0, radius: line.width / 0.01 || 1 }, 4)
  const side = bend.degrees < 0 ? ('under' as const) : ('over' as const)
  return arcPaths(line, { x: 0, y: 0, radius: line.width / turn || 1, side }, 4)
}
