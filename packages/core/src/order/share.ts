import { dividedHalfUp } from '../money/whole.ts'

/**
 * Divides a whole amount in proportion to weights, to the unit: the shares sum to the amount, and none is larger than its weight if
 * the amount isn't larger than all weights. Units left by rounding down go to the largest remainders. Parts with equal remainders come
 * in the order of their keys, so the order of the parts doesn't matter. With weights of 0 alone, the amount is the first key's. ORDER-4.
 */
export function shared(
  amount: bigint,
  parts: readonly { readonly key: string; readonly weight: bigint }[],
): readonly bigint[] {
  const whole = sum(parts.map(({ weight }) => weight))
  const divisor = whole === 0n ? 1n : whole
  const shares = parts.map(({ weight }) => (amount * weight) / divisor)
  const remainders = parts.map(({ weight }) => (amount * weight) % divisor)
  let left = amount - sum(shares)
  const byRemainder = parts
    .map((_, at) => at)
    .sort((one, other) => {
      const difference = remainders[other]! - remainders[one]!
      if (difference !== 0n) return difference > 0n ? 1 : -1
      return parts[one]!.key < parts[other]!.key ? -1 : 1
    })
  if (whole === 0n && byRemainder.length > 0) {
    shares[byRemainder[0]!] = amount
    return shares
  }
  for (const at of byRemainder) {
    if (left === 0n) break
    shares[at]! += 1n
    left -= 1n
  }
  return shares
}

export const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n)

/** The quotient rounded half-up. */
export const halfUp = (dividend: bigint, divisor: bigint): bigint => BigInt(dividedHalfUp(dividend, divisor))
