/*
 * Whole numbers of any size: plain numbers while they are safe integers, BigInt beyond. Amounts of money are whole
 * numbers of a fraction of the currency unit, so that every sum is exact. PRICE-4.
 */

/** A whole number: a safe integer, or a BigInt past that. */
export type Whole = number | bigint

const LARGEST = Number.MAX_SAFE_INTEGER
const isSafe = (value: number): boolean => value <= LARGEST && value >= -LARGEST

/** The same as a plain number, if it is a safe integer. */
export const wholeOf = (value: bigint): Whole =>
  value <= LARGEST && value >= -LARGEST ? Number(value) : value

export function plus(one: Whole, other: Whole): Whole {
  if (typeof one === 'number' && typeof other === 'number') {
    const sum = one + other
    if (isSafe(sum)) return sum
  }
  return wholeOf(BigInt(one) + BigInt(other))
}

export function minus(one: Whole, other: Whole): Whole {
  if (typeof one === 'number' && typeof other === 'number') {
    const difference = one - other
    if (isSafe(difference)) return difference
  }
  return wholeOf(BigInt(one) - BigInt(other))
}

export function times(one: Whole, other: Whole): Whole {
  if (typeof one === 'number' && typeof other === 'number') {
    const product = one * other
    if (isSafe(product)) return product
  }
  return wholeOf(BigInt(one) * BigInt(other))
}

/** The quotient rounded half-up, away from zero at exactly one half. The divisor is above 0. PRICE-4. */
export function dividedHalfUp(dividend: Whole, divisor: Whole): Whole {
  if (dividend < 0) return minus(0, dividedHalfUp(minus(0, dividend), divisor))
  const quotient = dividedDown(dividend, divisor)
  const remainder = minus(dividend, times(quotient, divisor))
  return times(remainder, 2) >= divisor ? plus(quotient, 1) : quotient
}

const POWERS: Whole[] = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent)

/** 10^exponent. */
export const powerOfTen = (exponent: number): Whole => (POWERS[exponent] ??= 10n ** BigInt(exponent))

/** The quotient rounded down, of two numbers of 0 or more and above 0. */
export function dividedDown(dividend: Whole, divisor: Whole): Whole {
  // Both are safe, so the floor of the rounded quotient is that of the exact one.
  if (typeof dividend === 'number' && typeof divisor === 'number') return Math.floor(dividend / divisor)
  return wholeOf(BigInt(dividend) / BigInt(divisor))
}

/**
 * `(amount × factor + more) ÷ divisor`, rounded half-up, away from zero at exactly one half. The amount is divided before
 * it is multiplied, with its remainder apart, so that all stays plain numbers wherever it can. PRICE-4.
 */
export function scaledHalfUp(amount: Whole, factor: Whole, more: Whole, divisor: Whole): Whole {
  if (
    typeof amount === 'number' &&
    typeof factor === 'number' &&
    typeof more === 'number' &&
    typeof divisor === 'number'
  ) {
    const product = amount * factor
    const dividend = product + more
    // At most half of the safe range, so that twice the remainder is safe as well.
    if (product >= 0 && product <= LARGEST / 2 && dividend >= 0 && dividend <= LARGEST / 2) {
      const quotient = Math.floor(dividend / divisor)
      return (dividend - quotient * divisor) * 2 >= divisor ? quotient + 1 : quotient
    }
  }
  if (amount < 0) return minus(0, scaledHalfUp(minus(0, amount), factor, minus(0, more), divisor))
  const parts = dividedDown(amount, divisor)
  const remainder = minus(amount, times(parts, divisor))
  const rest = plus(times(remainder, factor), more)
  const down = dividedFloor(rest, divisor)
  const quotient = plus(times(parts, factor), down)
  const twice = times(minus(rest, times(down, divisor)), 2)
  // At exactly one half, the sign of the whole decides, not that of the remainder.
  return twice > divisor || (twice === divisor && quotient >= 0) ? plus(quotient, 1) : quotient
}

/** The quotient rounded down; the divisor is above 0. */
const dividedFloor = (dividend: Whole, divisor: Whole): Whole =>
  dividend < 0
    ? minus(0, dividedDown(plus(minus(0, dividend), minus(divisor, 1)), divisor))
    : dividedDown(dividend, divisor)
