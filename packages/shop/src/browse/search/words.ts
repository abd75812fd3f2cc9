/** What of a question is read: so many characters, so many words, each so long. */
export const LONGEST_QUESTION = 200
export const WORDS_AT_MOST = 8
const LONGEST_WORD = 40

/** Lower case, without accents. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const WORD = /[\p{L}\p{N}]+/gu

/** The words of a text as they are compared. */
export const wordsOf = (text: string): readonly string[] =>
  [...plain(text).matchAll(WORD)].map(([word]) => word.slice(0, LONGEST_WORD))

/** The words of a question, each once. */
export const wordsOfQuestion = (question: string): readonly string[] =>
  [...new Set(wordsOf(question.slice(0, LONGEST_QUESTION)))].slice(0, WORDS_AT_MOST)
