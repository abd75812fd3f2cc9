/** Characters that search engines show of a title and of a description; the rest is cut off wherever it is. SEO-4. */
export const TITLE_LIMIT = 60
export const DESCRIPTION_LIMIT = 160

const segments = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The text in one line and at most so long: cut between words where it is longer, and marked as cut. */
export function shortened(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  // Most are short; counting what a reader takes for characters is slow.
  if (line.length <= limit) return line
  const characters = [...segments.segment(line.slice(0, limit * 8))].map(({ segment }) => segment)
  if (characters.length <= limit && line.length <= limit * 8) return line
  const start = characters.slice(0, limit - 1).join('')
  const space = start.lastIndexOf(' ')
  const words = space > start.length / 2 ? start.slice(0, space) : start
  return `${words.replace(/[\s,;:.–—-]+$/, '')}…`
}
