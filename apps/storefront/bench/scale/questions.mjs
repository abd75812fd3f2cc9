// Searches that are the same in a shop of any size: words of the names of its first products, by two and with the word of a copy.
import { SYLLABLES, wordOf } from './copies.mjs'

const COPY = new RegExp(`(?:${SYLLABLES.join('|')}){4}$`)

/** Names of products that are no copies. */
export const isOriginal = (name) => !COPY.test(name)

const wordsIn = (name) => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Copies whose words are asked for: as many as the smallest shop has. */
const COPIES = 2

/** So many different questions, each some words: two of a name in either order, or one and the word of a copy. */
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
