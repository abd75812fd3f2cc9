import { glyphOutline } from './line.ts'
import type { SetLine } from './line.ts'

/** The circle a line is bent around. */
export interface Arc {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Position of the line's center, in degrees clockwise from the top; default 0 over, 180 under. */
  readonly at?: number
  /**
   * `over`: baseline towards the center, read clockwise · `under`: tops towards the center, read counterclockwise, like a smile.
   */
  readonly side?: 'over' | 'under'
}

/** The line's outlines with every letter upright on the circle; the baseline is on the circle. */
export const arcOutline = (line: SetLine, arc: Arc, places = 2): string =>
  arcPaths(line, arc, places).join('')

/** {@link arcOutline} glyph by glyph. */
export function arcPaths(line: SetLine, arc: Arc, places = 2): readonly string[] {
  const under = arc.side === 'under'
  const middle = ((arc.at ?? (under ? 180 : 0)) * Math.PI) / 180
  return line.glyphs.map((glyph) => {
    const half = glyph.advance / 2
    const along = (glyph.x + half - line.width / 2) / arc.radius
    const angle = under ? middle - along : middle + along
    const tilt = under ? angle - Math.PI : angle
    return glyphOutline(line.face, glyph.id, line.setting.size)
      .translate(-half, glyph.y)
      .rotate((tilt * 180) / Math.PI)
      .translate(arc.x + arc.radius * Math.sin(angle), arc.y - arc.radius * Math.cos(angle))
      .round(places)
      .toString()
  })
}
