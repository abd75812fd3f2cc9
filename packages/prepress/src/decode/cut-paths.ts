import type { Notice } from './decoded.ts'
import type { Matrix } from '../pdf-drawing/matrix.ts'
import type { CutKind, FileLine } from './cut-names.ts'

/** The cut lines of a page. */
export interface CutLinesFound {
  readonly lines: readonly FileLine[]
  /** Number of texts, pictures and gradients in cut colors, whose outlines are not followed. */
  readonly others: number
  /** The lines exceed what is sent to a plotter. */
  readonly isTooMuch: boolean
  /** A color space mixes the ink of a cut line with printing inks; it is printed. */
  readonly isMixed: boolean
}

/** Maximum numbers of lines, and of their nodes in all. */
const MOST = { lines: 500, nodes: 5000 } as const
/** Share of the page below which a line has no length, a ring no area, and two ends are joined. */
const NOTHING = 0.0005

type Point = readonly [number, number]

/** Collects the paths of a page that are cut lines. */
export function createCutPaths() {
  const lines: FileLine[] = []
  const known = new Set<string>()
  let [nodes, others, isTooMuch] = [0, 0, false]
  /** The current path: nodes, ends and box of each subpath. */
  let parts: Part[] = []

  const add = (letter: 'M' | 'L' | 'C', points: readonly Point[]) => {
    const part = letter === 'M' ? newPart(points[0]!) : parts.at(-1)
    if (!part) return
    if (letter === 'M') parts.push(part)
    if (part.nodes > MOST.nodes) return
    part.nodes++
    part.data += letter + points.map(([x, y]) => `${figure(x)} ${figure(y)}`).join(' ')
    part.last = points.at(-1)!
    for (const point of points)
      part.box = [
        ...[Math.min(part.box[0], point[0]), Math.min(part.box[1], point[1])],
        ...[Math.max(part.box[2], point[0]), Math.max(part.box[3], point[1])],
      ] as unknown as Part['box']
  }
  const close = () => {
    const part = parts.at(-1)
    if (!part || part.isClosed) return
    part.isClosed = true
    part.data += 'Z'
  }

  return {
    close,
    /** Operators that build a path; others are ignored. */
    build(operator: string, numbers: readonly number[], ctm: Matrix): void {
      const at = (from: number): Point => mapped(ctm, numbers[from] ?? NaN, numbers[from + 1] ?? NaN)
      const last = parts.at(-1)
      const begin = () => {
        // After a ring is closed, its first point is where the next line begins.
        if (last?.isClosed) add('M', [last.first])
      }
      if (!numbers.every(Number.isFinite) || numbers.length < (COUNTS[operator] ?? Infinity)) {
        if (operator === 'h') close()
        return
      }
      switch (operator) {
        case 'm':
          return add('M', [at(0)])
        case 'l':
          begin()
          return add('L', [at(0)])
        case 'c':
          begin()
          return add('C', [at(0), at(2), at(4)])
        case 'v':
          begin()
          return add('C', [parts.at(-1)?.last ?? at(0), at(0), at(2)])
        case 'y':
          begin()
          return add('C', [at(0), at(2), at(2)])
        case 're': {
          const [x = 0, y = 0, width = 0, height = 0] = numbers
          add('M', [mapped(ctm, x, y)])
          add('L', [mapped(ctm, x + width, y)])
          add('L', [mapped(ctm, x + width, y + height)])
          add('L', [mapped(ctm, x, y + height)])
          return close()
        }
      }
    },
    /** Ends the current path; null where it is no cut line. */
    paint(kind: CutKind | null, isFilled: boolean): void {
      const painted = parts
      parts = []
      if (kind === null) return
      for (const part of painted) {
        const [left, top, right, bottom] = part.box
        const [longer, shorter] = [Math.max(right - left, bottom - top), Math.min(right - left, bottom - top)]
        const ends = Math.hypot(part.first[0] - part.last[0], part.first[1] - part.last[1])
        const isClosed = part.isClosed || isFilled || ends < NOTHING
        if (!((isClosed ? shorter : longer) > NOTHING)) continue
        const path = part.isClosed || !isClosed ? part.data : `${part.data}Z`
        if (known.has(path)) continue
        known.add(path)
        nodes += part.nodes
        if (lines.length >= MOST.lines || nodes > MOST.nodes) isTooMuch = true
        else lines.push({ kind, path })
      }
    },
    /** Counts an object in a cut color whose outline is not followed. */
    other: () => void others++,
    giveUp: () => void (isTooMuch = true),
    found: () => ({ lines: isTooMuch ? [] : lines, others, isTooMuch }),
  }
}

const COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, c: 6, v: 4, y: 4, re: 4 }

interface Part {
  data: string
  nodes: number
  readonly first: Point
  last: Point
  isClosed: boolean
  box: readonly [number, number, number, number]
}

const newPart = (first: Point): Part => ({
  ...{ data: '', nodes: 0, first, last: first, isClosed: false },
  box: [first[0], first[1], first[0], first[1]],
})

const mapped = ([a, b, c, d, e, f]: Matrix, x: number, y: number): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
]

const figure = (value: number): string => String(Number(Math.min(99, Math.max(-99, value)).toFixed(6)))

/** Notices for the shopper about the cut lines of their file. FILE-20. */
export function noticesOfCuts(found: CutLinesFound | null): readonly Notice[] {
  if (!found) return []
  const { lines, others, isTooMuch, isMixed } = found
  return [
    ...(lines.length > 0 ? [{ code: 'file.cut-lines' as const, values: { count: lines.length } }] : []),
    ...(isTooMuch ? [{ code: 'file.cut-too-much' as const, values: { nodes: MOST.nodes } }] : []),
    ...(others > 0 ? [{ code: 'file.cut-no-line' as const }] : []),
    ...(isMixed ? [{ code: 'file.cut-mixed' as const }] : []),
  ]
}
