/** What an upload may be at most. Anything larger is refused with a message, never tried. */
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
  /** Elements inside one another. */
  svgDepth: 200,
  /** A drawing's longer side by its shorter one: beyond, less than a pixel of its raster is left. */
  ratio: 2000,
  /** Longest side of the browser-ready raster. */
  rasterPixels: 2000,
} as const
