import { SHOWN_PIXELS } from '@kisscut/core/design'

/** Limits of an upload. Anything larger is rejected with a message and never decoded. */
export const LIMITS = {
  /** 50 MB, in bytes. */
  bytes: 50 * 1024 * 1024,
  /** Pixels of a picture: 10,000 × 10,000. */
  pixels: 100_000_000,
  /** Bytes of an SVG document. */
  svgBytes: 20 * 1024 * 1024,
  /** Elements of an SVG as written. */
  svgElements: 200_000,
  /** Elements of an SVG once every `use` is followed. */
  svgExpandedElements: 500_000,
  /** Nesting depth of elements. */
  svgDepth: 200,
  /** Longer side divided by the shorter one: beyond it, less than one pixel of the raster would remain. */
  ratio: 2000,
  /** Longer side of the raster, in pixels. */
  rasterPixels: SHOWN_PIXELS,
} as const
