import { boxAround, flatten, type Size } from '@kisscut/artwork/geometry'
import { sampleCutSchema, type artwork, type RowOf } from '@kisscut/records'
import type { Press } from '../ports/press.ts'
import type { Turn } from '../ports/turn.ts'

/** Longer side of the traced artwork in inches, close to the usual product size. */
const TRACED_INCHES = 2

/** A size in the same ratio with this longer side. */
export const scaledTo = (longest: number, { width, height }: Size): Size => {
  const by = longest / Math.max(width, height)
  return { width: width * by, height: height * by }
}

/** Path data of absolute number pairs, rounded to a thousandth of an inch. */
const rounded = (path: string) =>
  path.replace(/-?\d+\.\d+/g, (each) => String(Number(Number(each).toFixed(3))))

/**
 * The cut line traced around the opaque part of an artwork; null if nothing is opaque, or the line is too long to store. MKT-11.
 */
export async function tracedCut(
  press: Pick<Press, 'lineAround'>,
  raster: Uint8Array,
  natural: Size,
  turn: Turn,
): Promise<RowOf<typeof artwork>['cut']> {
  const size = scaledTo(TRACED_INCHES, natural)
  const placement = { x: 0, y: 0, ...size, rotation: 0 }
  const path = rounded(await press.lineAround({ raster, placement }, turn))
  const box = path === '' ? null : boxAround(flatten(path).flat())
  return sampleCutSchema.safeParse({ ...size, box, path }).data ?? null
}
