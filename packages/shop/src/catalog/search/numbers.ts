/** After these, `es` belongs to the plural; after `s` or `z` it may belong to the word, as in `horses` and `sizes`. */
const TAKES_ES = /(?:ss|x|zz|ch|sh)$/
const CONSONANT_Y = /[^aeiou]y$/
/** Words that end like plurals but aren't: `glass`, `status`, `this`. */
const NO_PLURAL = /(?:ss|us|is)$/

/** `stickers` → `sticker`, `boxes` → `box`, `cherries` → `cherry`; other words are returned unchanged. */
export const singular = (word: string): string => {
  if (word.length < 4 || !word.endsWith('s') || NO_PLURAL.test(word)) return word
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  const stem = word.slice(0, -2)
  return word.endsWith('es') && TAKES_ES.test(stem) ? stem : word.slice(0, -1)
}

const plural = (word: string): string => {
  if (CONSONANT_Y.test(word)) return `${word.slice(0, -1)}ies`
  return /[sz]$/.test(word) || TAKES_ES.test(word) ? `${word}es` : `${word}s`
}

/** Other words that may be its singular or plural: `bus` and `buses`, `wolf` and `wolves`, `knife` and `knives`. */
const irregular = (word: string): readonly string[] => {
  if (/[sz]es$/.test(word)) return [word.slice(0, -2)]
  if (/..ves$/.test(word)) return [`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`]
  return /..fe?$/.test(word) ? [`${word.replace(/fe?$/, '')}ves`] : []
}

const hasLettersAlone = (word: string): boolean => /^\p{L}{2,}$/u.test(word)

/** A word with its singular and plural, so that both find the same. Words with digits have neither. FIND-9. */
export const inBothNumbers = (word: string): readonly string[] => {
  if (!hasLettersAlone(word)) return [word]
  const one = singular(word)
  return [...new Set([word, one, plural(one), ...irregular(word)])]
}
