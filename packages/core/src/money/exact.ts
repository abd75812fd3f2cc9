import { Decimal } from 'decimal.js'

/**
 * The arithmetic of the shop: decimal.js with room for every exact product of sizes, rates and quantities, rounding
 * half-up where a division has to end. Amounts leave it by `toFixed`, which knows no exponents. PRICE-3: decimal
 * arithmetic only, never floats.
 */
export const Exact = Decimal.clone({ precision: 80, rounding: Decimal.ROUND_HALF_UP })
export type Exact = Decimal

export const ZERO: Exact = new Exact(0)
export const ONE: Exact = new Exact(1)
