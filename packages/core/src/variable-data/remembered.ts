/** So many texts: a design has few lists. */
const MOST = 8
/** Shorter ones are read faster than found. */
const WORTH = 1000

/** The same function, caching its results for the latest long texts: a design parses its lists again at each change. */
export function remembered<R>(read: (text: string) => R): (text: string) => R {
  const known = new Map<string, R>()
  return (text) => {
    if (text.length < WORTH) return read(text)
    const result = known.get(text) ?? read(text)
    // Found again, it is the newest.
    known.delete(text)
    known.set(text, result)
    if (known.size > MOST) known.delete(known.keys().next().value ?? '')
    return result
  }
}
