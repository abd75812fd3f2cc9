/** A cache of drawn results. */
export interface Kept {
  /** Returns the cached value of a key, or makes and caches it unless it is larger than the whole cache. */
  get<T extends Sized>(key: string, make: () => Promise<T>): Promise<T>
}

export interface Sized {
  readonly bytes: number
}

/** A cache limited in bytes: the least recently used goes first. */
export function holdAtMost(most: number): Kept {
  const kept = new Map<string, Sized>()
  let held = 0
  return {
    async get<T extends Sized>(key: string, make: () => Promise<T>): Promise<T> {
      const known = kept.get(key) as T | undefined
      kept.delete(key)
      const value = known ?? (await make())
      if (!known && value.bytes > most) return value
      if (!known) held += value.bytes
      kept.set(key, value)
      for (const [oldest, { bytes }] of kept) {
        if (held <= most) break
        kept.delete(oldest)
        held -= bytes
      }
      return value
    },
  }
}
