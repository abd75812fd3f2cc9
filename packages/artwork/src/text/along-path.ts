import svgpath from 'svgpath'
import type { Point } from '../geometry/index.ts'
import type { Alignment } from './block.ts'
import { glyphOutline } from './line.ts'
import type { SetLine } from './line.ts'

/** Position of a line on a path. */
export interface PathSetting {
  readonly alignment?: Alignment
  /** Start of the line on the path, instead of an alignment. */
  readonly start?: number
  /** Height of the baseline above the path (to its left in its direction); default 0. */
  readonly lift?: number
  /** Scale factor of the path; default 1. DESIGN-3. */
  readonly scale?: number
}

/**
 * A line's outlines along an open path: every letter's center on the path, rotated with it. Letters beyond its ends continue
 * straight.
 */
export const pathOutline = (line: SetLine, path: string, setting: PathSetting = {}, places = 2): string =>
  pathsAlong(line, path, setting, places).join('')

/** {@link pathOutline} glyph by glyph. */
export function pathsAlong(
  line: SetLine,
  path: string,
  setting: PathSetting = {},
  places = 2,
): readonly string[] {
  const { alignment = 'center', lift = 0, scale = 1 } = setting
  const track = measured(svgpath(path).scale(scale).toString())
  const room = track.length - line.width
  const aligned = alignment === 'left' ? 0 : alignment === 'right' ? room : room / 2
  const start = setting.start ?? aligned
  return line.glyphs.map((glyph) => {
    const half = glyph.advance / 2
    const { x, y, angle } = track.at(start + glyph.x + half)
    return glyphOutline(line.face, glyph.id, line.setting.size)
      .translate(-half, glyph.y - lift)
      .rotate(angle)
      .translate(x, y)
      .round(places)
      .toString()
  })
}

/** Scale factor at which a line fills a path. */
export const fittingPathScale = (line: SetLine, path: string): number => line.width / measured(path).length

/** Length of a path for text. */
export const trackLength = (path: string): number => measured(path).length

/** Whether a path can hold text: it has some length. */
export function isTrack(path: string): boolean {
  const points = openPoints(path)
  return points.some(({ x, y }) => Math.hypot(x - points[0]!.x, y - points[0]!.y) > 0)
}

interface Track {
  readonly length: number
  /** Point and direction (degrees) at a distance from the start. */
  at(distance: number): Point & { readonly angle: number }
}

/** A path as a track of short straight pieces. Only the first subpath counts. */
function measured(path: string): Track {
  const points = openPoints(path)
  const ends: number[] = [0]
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!]
    ends.push(ends[i - 1]! + Math.hypot(b.x - a.x, b.y - a.y))
  }
  const length = ends[ends.length - 1] ?? 0
  if (points.length < 2 || length === 0) throw new RangeError('Text needs a path of some length.')
  return {
    length,
    at(distance) {
      let i = ends.findIndex((end) => end > distance)
      if (i < 1) i = distance < 0 ? 1 : points.length - 1
      const [a, b] = [points[i - 1]!, points[i]!]
      const share = (distance - ends[i - 1]!) / (ends[i]! - ends[i - 1]!)
      return {
        x: a.x + (b.x - a.x) * share,
        y: a.y + (b.y - a.y) * share,
        angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
      }
    },
  }
}

/** The first subpath as points, curves in 64 pieces each; not closed. */
function openPoints(path: string): Point[] {
  const points: Point[] = []
  let isFirst = true
  svgpath(path)
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, index, x, y) => {
      if (segment[0] === 'M' && index > 0) isFirst = false
      if (!isFirst) return
      if (segment[0] === 'M' || segment[0] === 'L') points.push({ x: segment[1], y: segment[2] })
      else if (segment[0] === 'H') points.push({ x: segment[1], y })
      else if (segment[0] === 'V') points.push({ x, y: segment[1] })
      else if (segment[0] === 'Q' || segment[0] === 'C') {
        const numbers = segment.slice(1) as number[]
        for (let k = 1; k <= 64; k++) points.push(bezier([x, y, ...numbers], k / 64))
      }
    })
  return points.filter((point, i) => i === 0 || point.x !== points[i - 1]!.x || point.y !== points[i - 1]!.y)
}

/** De Casteljau's algorithm, for any degree. */
function bezier(numbers: readonly number[], t: number): Point {
  let level = [...numbers]
  while (level.length > 2) {
    level = level.slice(2).map((value, i) => level[i]! + (value - level[i]!) * t)
  }
  return { x: level[0]!, y: level[1]! }
}
