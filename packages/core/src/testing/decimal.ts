import { Decimal } from 'decimal.js'

/** For this package's own tests: decimal.js, whose arithmetic is another one than the library's. */
export const Exact = Decimal.clone({ precision: 80, rounding: Decimal.ROUND_HALF_UP })
export type Exact = Decimal
