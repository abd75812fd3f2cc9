/** Halves of characters beyond the first 65,536 that lack their other half; no database and no address takes them. */
const LONE_SURROGATE = /\p{Cs}/gu

/**
 * The beginning of a text, at most `length` UTF-16 units, never ending with half of a character. Halves elsewhere become U+FFFD, so that
 * the result can be stored and put into an address.
 */
export const cutText = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/\p{Cs}$/u, '')
    .replace(LONE_SURROGATE, '\uFFFD')
