/** A cache of drawn results. */
export interface Cache {
  /** Returns the cached value of a key, or makes and caches it unless it is larger than the whole cache. */
  get<T extends Sized>(key: string, make: () => Promise<T>): Promise<T>
}

export interface Sized {
  readonly bytes: number
}

/** A cache limited in bytes: the least recently used goes first. */
export function openCache(maximum: number): Cache {
  const entries = new Map<string, Sized>()
  let held = 0
  return {
    async get<T extends Sized>(key: string, make: () => Promise<T>): Promise<T> {
      const cached = entries.get(key) as T | undefined
      entries.delete(key)
      const value = cached ?? (await make())
      if (!cached && value.bytes > maximum) return value
      if (!cached) held += value.bytes
      entries.set(key, value)
      for (const [oldest, { bytes }] of entries) {
        if (held <= maximum) break
        entries.delete(oldest)
        held -= bytes
      }
      return value
    },
  }
}
