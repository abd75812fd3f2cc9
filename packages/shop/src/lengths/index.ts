export { lengthsFor, withLengths, type LengthsFor } from './with-lengths.ts'
export { catalogFor } from './catalog-for.ts'
