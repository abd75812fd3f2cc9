export { lengthsFor, withLengths, type LengthsFor, type Seen } from './with-lengths.ts'
