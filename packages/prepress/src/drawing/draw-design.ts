import { sideDrawing } from '@kisscut/artwork/design-scene'
import { drawRaster } from '../decode/raster.ts'
import { artworkPicture } from '../print/artwork-pixels.ts'
import { LIMITS } from '../intake/limits.ts'
import { picturesOf } from './pictures.ts'
import { fontsAndColors } from './resources.ts'
import type { Drawing, DrawingOrder } from '@kisscut/shop/ports/drawing'

/**
 * Draws a side of a design as one artwork, which preview, preflight, proof and press take like an uploaded SVG. Runs in a
 * worker process. DESIGN-30. Throws where the side is not there or a picture can't be read.
 */
export async function drawDesign(order: DrawingOrder): Promise<Drawing> {
  const pictures = await picturesOf(order)
  const resources = {
    ...fontsAndColors(order),
    artwork: ({ id }: { readonly id: string }) => pictures.get(id) ?? null,
  }
  const drawn = sideDrawing(order.design, order.side, resources, order.rules)
  if (drawn === null) throw new Error(`The design has no side ${order.side}.`)
  const svg = Buffer.from(drawn.svg)
  const picture = await artworkPicture({ mime: 'image/svg+xml', bytes: svg }, LIMITS.rasterPixels)
  const raster = await drawRaster(picture)
  return {
    svg,
    raster: raster && (await raster.webp.toBuffer()),
    placement: drawn.placement,
  }
}
