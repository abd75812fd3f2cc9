/** Least-recently-used cache of at most `most` entries. */
export interface Lru<K, V> {
  get(key: K): V | undefined
  set(key: K, value: V): void
  delete(key: K): void
  clear(): void
  entries(): IterableIterator<[K, V]>
  readonly size: number
}

export const createLru = <K, V extends NonNullable<unknown> | null>(most: number): Lru<K, V> => {
  const held = new Map<K, V>()
  return {
    get(key) {
      const value = held.get(key)
      if (value === undefined) return undefined
      held.delete(key)
      held.set(key, value)
      return value
    },
    set(key, value) {
      held.delete(key)
      held.set(key, value)
      if (held.size > most) held.delete(held.keys().next().value as K)
    },
    delete: (key) => void held.delete(key),
    clear: () => held.clear(),
    entries: () => held.entries(),
    get size() {
      return held.size
    },
  }
}
