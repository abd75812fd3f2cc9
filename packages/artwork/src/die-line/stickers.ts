import { boxAround, flatten, type Box } from '../geometry/index.ts'
import { CUTS_APART, shapeBox, type DieLineSpec } from './shape.ts'

/** The cut and uncut stickers of a sheet. */
export interface StickersOnSheet {
  /** The kiss-cut lines of those that are cut, as one path; empty for none. */
  readonly kissCuts: string
  /** The boxes of the others: beyond the edge of the sheet, or too close to it. */
  readonly atEdge: readonly Box[]
}

/** The stickers of a sheet whose lines in `path` are far enough from its edge to be cut. PROD-19, DESIGN-29. */
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
