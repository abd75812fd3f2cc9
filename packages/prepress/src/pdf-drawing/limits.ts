/** What a page may have at most to go to press as vectors; a page with more goes as pixels. */
export const PAGE_LIMITS = {
  /** Operators of the page and of all forms it shows, as often as they are shown. */
  operators: 400_000,
  /** Bytes of one content stream, unpacked. */
  streamBytes: 32 * 1024 * 1024,
  /** Bytes of all content streams, as often as they are read. */
  read: 48 * 1024 * 1024,
  /** Characters of what is written for the press. */
  written: 24 * 1024 * 1024,
  /** Forms inside one another, and arrays inside one another. */
  depth: 24,
  /** Colors that differ, steps of gradients included. */
  colors: 100_000,
  /** Pixels of all pictures together. */
  pixels: 25_000_000,
  /** Pictures that differ, and fonts. */
  pictures: 1000,
  fonts: 100,
  /** Bytes of the small documents in which pdfium is asked about fonts, colors and pictures. */
  asked: 256 * 1024 * 1024,
} as const
