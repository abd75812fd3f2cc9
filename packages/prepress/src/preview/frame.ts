import { dieLine, type DieLineSpec } from '@kisscut/artwork/die-line'
import { boxAround, flatten, type Box } from '@kisscut/artwork/geometry'
import { stickerView } from '@kisscut/artwork/scene'

/** How a sticker lies in its picture. */
export interface Frame {
  /** Pixels of the picture. */
  readonly width: number
  readonly height: number
  /** Pixels to the inch. */
  readonly scale: number
  /** The product's corner, in pixels. */
  readonly x: number
  readonly y: number
  /** The die line as path data in inches, and the box around it in inches. */
  readonly outline: string
  readonly box: Box
}

/** The same view as the scene of a preview shows, with so many pixels along its longer side. */
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
