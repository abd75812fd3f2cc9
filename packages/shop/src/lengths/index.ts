export { lengthsFor, withLengths, wordsOfOthers, type LengthsFor, type Seen } from './with-lengths.ts'
