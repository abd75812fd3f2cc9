/** What a process has drawn and will need again. */
export interface Kept {
  /** What is kept under a key; else it is made, and kept unless it is larger than all that may be kept. */
  get<T extends Sized>(key: string, make: () => Promise<T>): Promise<T>
}

export interface Sized {
  readonly bytes: number
}

/** Keeps at most so many bytes: what has not been asked for longest goes first. */
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
