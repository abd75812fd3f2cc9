/** Default number of entries in a cache; entries are cheap to make again. */
const MOST_ENTRIES = 256
/** After so many objects in a row that were never seen before, one in {@link SAMPLE} is remembered. */
const STREAK = 512
const SAMPLE = 32

/**
 * Caches a result for each of the latest objects, by identity; the objects must never change. A plain map with a bound: a WeakMap costs
 * several times what it saves. If every call brings new objects, most are not cached, so that they are freed while young.
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
