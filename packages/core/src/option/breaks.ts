/** The place of a quantity among breaks: the count of breaks at or below it. OPT-7. */
export function breakIndex(breaks: readonly number[], quantity: number): number {
  let count = 0
  for (const each of breaks) if (each <= quantity) count += 1
  return count
}

/** The entry for a quantity in a list with one value more than breaks; past its end, the last one given. OPT-8. */
export function valueAt<T>(values: readonly T[], breaks: readonly number[], quantity: number): T | undefined {
  return values[Math.min(breakIndex(breaks, quantity), values.length - 1)]
}
