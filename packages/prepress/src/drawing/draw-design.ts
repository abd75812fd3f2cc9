import { contourDieLine, contourOptionsOf, TRACED_PIXELS } from '@kisscut/artwork/contour'
import { cutAlong, dieLineOf, followsArtwork } from '@kisscut/artwork/design'
import { outlineDrawing, sideDrawing, type Resources } from '@kisscut/artwork/design-scene'
import { maskOfPicture } from '../contour/mask-of-picture.ts'
import { drawRaster } from '../decode/raster.ts'
import { artworkPicture } from '../print/artwork-pixels.ts'
import { LIMITS } from '../intake/limits.ts'
import { picturesOf } from './pictures.ts'
import { fontsAndColors } from './resources.ts'
import type { Drawing, DrawingOrder } from '@kisscut/shop/ports/drawing'

/**
 * Draws a side of a design as one artwork, which preview, preflight, proof and press treat like an uploaded SVG. Runs in a worker
 * process. DESIGN-30. For a contour, first traces the line around its elements, which the background fills. Throws where the side
 * does not exist or a picture is unreadable.
 */
export async function drawDesign(order: DrawingOrder): Promise<Drawing> {
  const pictures = await picturesOf(order)
  const resources = {
    ...fontsAndColors(order),
    artwork: ({ id }: { readonly id: string }) => pictures.get(id) ?? null,
  }
  const contour = followsArtwork(order.design) ? await lineAround(order, resources) : null
  const drawn = sideDrawing(cutAlong(order.design, contour), order.side, resources, order.rules)
  if (drawn === null) throw new Error(`The design has no side ${order.side}.`)
  const svg = Buffer.from(drawn.svg)
  const picture = await artworkPicture({ mime: 'image/svg+xml', bytes: svg }, LIMITS.rasterPixels)
  const raster = await drawRaster(picture)
  return {
    svg,
    raster: raster && (await raster.webp.toBuffer()),
    placement: drawn.placement,
    contour,
  }
}

/**
 * The contour around the elements of a side, unless the order states it; null where nothing is opaque enough to cut around.
 * DESIGN-37.
 */
async function lineAround(
  { design, side: id, rules }: DrawingOrder,
  resources: Resources,
): Promise<string | null> {
  const side = design.sides.find((each) => each.id === id)
  if (side?.shape.clipPath != null) return side.shape.clipPath
  const drawn = outlineDrawing(design, id, resources, rules)
  if (!side || drawn === null) return null
  const artwork = { mime: 'image/svg+xml', bytes: Buffer.from(drawn.svg) }
  const mask = await maskOfPicture(await artworkPicture(artwork, TRACED_PIXELS))
  return contourDieLine(mask, drawn.placement, contourOptionsOf(dieLineOf(design, side, rules))).path || null
}
