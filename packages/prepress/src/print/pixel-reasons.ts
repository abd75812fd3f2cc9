/** Why a drawing is printed as pixels, and what its designer can do about it. */
export const PIXEL_REASONS = {
  text: 'It has live text. Convert the text to outlines to print it as vectors.',
  effects: 'It has filters, masks, patterns, markers or blend modes. Expand them to print it as vectors.',
  pictures:
    'It has pictures that cannot stand beside vectors. Embed smaller ones, in RGB, to print it as vectors.',
  fonts: 'It has a font that cannot be outlined. Convert the text to outlines to print it as vectors.',
  transparency:
    'Its transparent colors would mix differently in ink than on screen. Flatten transparency to print it as vectors.',
  size: 'It is too complex. Simplify it to print it as vectors.',
  redrawn:
    'Parts of it cannot be redrawn exactly. Export it again as a plain SVG or PDF to print it as vectors.',
  page: 'It cannot be placed exactly as its preview shows it. The whole page is printed as the preview’s picture.',
} as const

export type PixelReason = keyof typeof PIXEL_REASONS

/** The reason for a finding in a PDF page; null for a page that is a picture. */
export function reasonInPdf(found: string): PixelReason | null {
  if (/nothing but pictures/.test(found)) return null
  if (/font|text|letter/.test(found)) return 'fonts'
  if (/blend|mask|tiles|pattern|knocks/.test(found)) return 'effects'
  if (/too (?:much|many|deep)/.test(found)) return 'size'
  return /picture/.test(found) ? 'pictures' : 'redrawn'
}
