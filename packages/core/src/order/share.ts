/**
 * Divides a whole amount in proportion to weights, to the unit: the shares sum to the amount, and none is larger than its weight if
 * the amount isn't larger than all weights. Units left by rounding down go to the largest remainders. Parts with equal remainders come
 * in the order of their keys, so the order of the parts doesn't matter. With weights of 0 alone, the amount is the first key's. ORDER-4.
 */
export function shared(
  amount: bigint,
  parts: readonly { readonly key: string; readonly weight: bigint }[],
): readonly bigint[] {
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0n)
  const divisor = whole === 0n ? 1n : whole
  const shares = parts.map(({ weight }) => (amount * weight) / divisor)
  const remainders = parts.map(({ weight }) => (amount * weight) % divisor)
  let left = amount - shares.reduce((sum, share) => sum + share, 0n)
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

/** The quotient of two numbers of 0 or more, rounded half-up. */
export const halfUp = (dividend: bigint, divisor: bigint): bigint =>
  (2n * dividend + divisor) / (2n * divisor)
