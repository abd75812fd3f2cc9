/** Limits of the memory: number of texts, and length of each. */
interface AtMost {
  readonly texts: number
  readonly characters: number
}

/** Memoizes a function of a text for the most recent texts; longer ones are computed each time. */
export function remembering<T>(of: (text: string) => T, { texts, characters }: AtMost): (text: string) => T {
  const held = new Map<string, { readonly value: T }>()
  return (text) => {
    const before = held.get(text)
    if (before !== undefined) return before.value
    const value = of(text)
    if (text.length > characters) return value
    held.set(text, { value })
    if (held.size > texts) held.delete(held.keys().next().value!)
    return value
  }
}
