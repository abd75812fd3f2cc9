import { dieLine, type DieLineSpec } from '@kisscut/artwork/die-line'
import { boxAround, flatten, type Box } from '@kisscut/artwork/geometry'
import { stickerView } from '@kisscut/artwork/scene'

/** Geometry of a sticker in its picture. */
export interface Frame {
  /** Size of the picture in pixels. */
  readonly width: number
  readonly height: number
  /** Pixels per inch. */
  readonly scale: number
  /** Top left corner of the product, in pixels. */
  readonly x: number
  readonly y: number
  /** The die line as SVG path data, and its bounding box, in inches. */
  readonly outline: string
  readonly box: Box
}

/** The view of a preview's scene at a given longer side in pixels. */
export function frameOf(spec: DieLineSpec, pixels: number): Frame {
  const view = stickerView(spec)
  const longest = Math.max(view.width, view.height)
  const [width, height] = [view.width, view.height].map((side) =>
    Math.max(1, Math.round((side * pixels) / longest)),
  ) as [number, number]
  const scale = Math.min(width / view.width, height / view.height)
  const outline = dieLine(spec)
  return {
    width,
    height,
    scale,
    x: (width - view.width * scale) / 2 - view.x * scale,
    y: (height - view.height * scale) / 2 - view.y * scale,
    outline,
    box: boxAround(flatten(outline, 0.01).flat()),
  }
}
