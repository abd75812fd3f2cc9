import { loadKnife, type Knife } from './load-knife.ts'

/** What cuts lettering, fetched once. */
export interface KnifeStore {
  /** Null until it is here. */
  readonly knife: () => Knife | null
  /** Rejects where it can't be fetched; safe to ask again. */
  readonly open: () => Promise<Knife>
  /** Calls back when it is here; returns a way to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createKnifeStore(fetchKnife = loadKnife): KnifeStore {
  const listeners = new Set<() => void>()
  let here: Knife | null = null
  let opening: Promise<Knife> | null = null
  const fetched = async () => {
    try {
      here = await fetchKnife()
      for (const listener of listeners) listener()
      return here
    } catch (error) {
      opening = null
      throw error
    }
  }
  return {
    knife: () => here,
    open: () => (opening ??= fetched()),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
