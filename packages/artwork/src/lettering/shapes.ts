import type { TextItem } from '../design/index.ts'
import { fittedText } from '../design-scene/index.ts'
import { decimal } from '../geometry/index.ts'
import type { Face } from '../text/index.ts'

/** Paths for a line of lettering. LET-8. */
export const LINE_PATHS = ['wave', 'hill', 'rise'] as const
export type LinePath = (typeof LINE_PATHS)[number]

/** Ratio of a path's length to its text's, so that every letter fits on it. */
const ROOM = 1.04
/** Amplitude of a path, as a share of its width. */
const SWING = { wave: 0.12, hill: 0.18, rise: 0.2 } as const

/** A path of the given shape and width, in inches. */
export function pathOfShape(shape: LinePath, width: number): string {
  // Rounded as in the path, so that rewriting a path keeps it.
  const w = Number(decimal(width))
  const h = w * SWING[shape]
  const at = (...numbers: readonly number[]) => numbers.map((number) => decimal(number)).join(' ')
  switch (shape) {
    case 'wave':
      return `M0 0C${at(w / 4, -h, w / 4, -h, w / 2, 0)}C${at((w * 3) / 4, h, (w * 3) / 4, h, w, 0)}`
    case 'hill':
      return `M0 0C${at(w / 3, 0, w / 4, -h, w / 2, -h)}C${at((w * 3) / 4, -h, (w * 2) / 3, 0, w, 0)}`
    case 'rise':
      return `M0 0C${at(w / 3, 0, (w * 2) / 3, -h, w, -h)}`
  }
}

/** The shape of a path; null for any other path. */
export function shapeOfPath(path: string): LinePath | null {
  const [x] = path.split(/[\sC,]+/).slice(-2)
  const width = Number(x)
  return LINE_PATHS.find((shape) => width > 0 && pathOfShape(shape, width) === path) ?? null
}

/** A bend along a path of the given shape, long enough for the text of a line. */
export function bendAlong(line: TextItem, shape: LinePath, face: Face): TextItem['bend'] {
  const { width } = fittedText(line, { bend: { kind: 'straight' } }, face)
  return { kind: 'path', path: pathOfShape(shape, Math.max(width, line.size) * ROOM) }
}
