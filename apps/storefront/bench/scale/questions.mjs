// Searches that match the same number of products in a shop of any size: two words from the names of its
// first products, or one with a copy's word.
import { SYLLABLES, wordOf } from './copies.mjs'

const COPY = new RegExp(`(?:${SYLLABLES.join('|')}){4}$`)

/** Whether a product isn't a copy. */
export const isOriginal = (name) => !COPY.test(name)

const wordsIn = (name) => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Number of copies whose words are searched: as many as in the smallest shop. */
const COPIES = 2

/** Different searches of some words each: two of a name in either order, or one and a copy's word. */
export function questionsOf(names, copies, number) {
  const all = new Map()
  const add = (...words) => all.set(words.join(' '), words)
  const words = [...new Set(names.flatMap(wordsIn))].filter((word) => /^\D\D/.test(word))
  for (const word of words) for (let n = 1; n <= Math.min(copies, COPIES); n++) add(word, wordOf(n))
  for (const name of names)
    for (const one of wordsIn(name)) for (const other of wordsIn(name)) if (one !== other) add(one, other)
  const beside = ['vinyl', 'sticker', 'decal', 'stickers', 'decals', 'cut']
  for (const other of beside) for (const word of words) add(word, other)
  return [...all.values()].slice(0, number)
}
