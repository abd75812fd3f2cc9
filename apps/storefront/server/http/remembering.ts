/** What is remembered at most: so many texts, none of them longer. */
interface AtMost {
  readonly texts: number
  readonly characters: number
}

/** The same function of a text, which remembers what it gave for the texts it had last; what is longer it works out each time. */
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
