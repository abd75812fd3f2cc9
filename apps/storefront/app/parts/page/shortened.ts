/** Maximum length of titles and descriptions in search results, which cut off the rest anywhere. SEO-4. */
export const TITLE_LIMIT = 60
export const DESCRIPTION_LIMIT = 160

const segments = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The text as one line within a limit; a longer one is cut between words and ends with an ellipsis. */
export function shortened(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  // A fast check first, because counting graphemes is slow.
  if (line.length <= limit) return line
  const characters = [...segments.segment(line.slice(0, limit * 8))].map(({ segment }) => segment)
  if (characters.length <= limit && line.length <= limit * 8) return line
  const start = characters.slice(0, limit - 1).join('')
  const space = start.lastIndexOf(' ')
  const words = space > start.length / 2 ? start.slice(0, space) : start
  return `${words.replace(/[\s,;:.–—-]+$/, '')}…`
}
