/** Most entries a cache holds unless stated otherwise; what it holds is cheap to make again. */
const MOST_ENTRIES = 256
/** After so many objects in a row that were never seen before, one in {@link SAMPLE} is remembered. */
const STREAK = 512
const SAMPLE = 32

/**
 * Remembers what was made of each of the latest objects, by identity; objects are never changed. A plain map with a bound:
 * a WeakMap costs several times what it saves. Where every call brings objects of its own, most are not remembered, so that
 * they are freed while they are young.
 */
export function recent<Of extends object, Made>(
  make: (of: Of) => Made,
  most = MOST_ENTRIES,
): (of: Of) => Made {
  const cache = new Map<Of, Made>()
  let misses = 0
  return (of) => {
    const cached = cache.get(of)
    if (cached !== undefined) {
      misses = 0
      return cached
    }
    const made = make(of)
    misses += 1
    if (misses > STREAK && misses % SAMPLE !== 0) return made
    if (cache.size >= most) cache.clear()
    cache.set(of, made)
    return made
  }
}
