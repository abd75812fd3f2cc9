/** Most entries a cache holds; what it holds is cheap to make again. */
const MOST_ENTRIES = 256

/**
 * Remembers what was made of each of the latest objects, by identity; objects are never changed. A plain map with a bound:
 * a WeakMap costs several times what it saves where every call brings objects of its own.
 */
export function recent<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const cache = new Map<Of, Made>()
  return (of) => {
    const cached = cache.get(of)
    if (cached !== undefined) return cached
    const made = make(of)
    if (cache.size >= MOST_ENTRIES) cache.clear()
    cache.set(of, made)
    return made
  }
}
