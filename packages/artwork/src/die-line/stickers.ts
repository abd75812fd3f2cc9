import { boxAround, flatten, type Box } from '../geometry/index.ts'
import { CUTS_APART, shapeBox, type DieLineSpec } from './shape.ts'

/** What becomes of the stickers on a sheet. */
export interface StickersOnSheet {
  /** The kiss-cut line of each that is cut, as one path; empty: none is. */
  readonly kissCuts: string
  /** The boxes of those that are not: beyond the edge of the sheet, or too close to it. */
  readonly atEdge: readonly Box[]
}

/** Which stickers of a sheet are cut: those whose line, of all in `path`, is far enough from its edge. PROD-19, DESIGN-29. */
export function stickersOn(sheet: DieLineSpec, path: string): StickersOnSheet {
  const { x, y, width, height } = shapeBox(sheet)
  const lines = (path.match(/M[^M]+/g) ?? []).map((line) => ({ line, box: boxAround(flatten(line).flat()) }))
  const isCut = ({ box }: { readonly box: Box }): boolean => {
    const [right, bottom] = [x + width - box.x - box.width, y + height - box.y - box.height]
    return Math.min(box.x - x, box.y - y, right, bottom) >= CUTS_APART
  }
  return {
    kissCuts: lines
      .filter(isCut)
      .map(({ line }) => line)
      .join(''),
    atEdge: lines.filter((each) => !isCut(each)).map(({ box }) => box),
  }
}
