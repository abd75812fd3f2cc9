import { contourDieLine, placementForContour } from '@kisscut/artwork/contour'
import type { Look } from '@kisscut/artwork/look'
import type { PrintDesign } from '@kisscut/prepress/print'
import type { Studio } from './studio.ts'

/** A demo artwork as a die-cut sticker, `side` inches on its longer side. */
export async function dieCut(
  studio: Studio,
  name: string,
  look: Look,
  side = 3,
  more: Partial<PrintDesign> = {},
): Promise<PrintDesign> {
  const { svg, width, height } = studio.drawn(name)
  const by = side / Math.max(width, height)
  const size = { width: width * by, height: height * by }
  const mask = await studio.mask(svg, 900)
  const placement = placementForContour(mask, size)
  const { path, box } = contourDieLine(mask, placement)
  const moved = { ...placement, x: placement.x - box.x, y: placement.y - box.y }
  return {
    title: name,
    dieLine: {
      shape: 'contour',
      width: box.width,
      height: box.height,
      contour: contourDieLine(mask, moved).path || path,
    },
    look,
    artwork: { mime: 'image/svg+xml', bytes: Buffer.from(svg) },
    placement: moved,
    ...more,
  }
}
