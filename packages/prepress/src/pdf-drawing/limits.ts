/** Limits of a page printed as vectors; beyond them it is printed as pixels. */
export const PAGE_LIMITS = {
  /** Operators of the page and of its forms, each time they are shown. */
  operators: 400_000,
  /** Decoded bytes of one content stream. */
  streamBytes: 32 * 1024 * 1024,
  /** Decoded bytes of all content streams, each time they are read. */
  read: 48 * 1024 * 1024,
  /** Characters written for the press. */
  written: 24 * 1024 * 1024,
  /** Nesting depth of forms and of arrays. */
  depth: 24,
  /** Distinct colors, including gradient samples. */
  colors: 100_000,
  /** Total pixels of all pictures. */
  pixels: 25_000_000,
  /** Distinct pictures, and fonts. */
  pictures: 1000,
  fonts: 100,
  /** Bytes of the helper documents with which pdfium renders fonts, colors and pictures. */
  asked: 256 * 1024 * 1024,
} as const
