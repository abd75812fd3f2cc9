import { loadKnife, type Knife } from './load-knife.ts'

/** The code that cuts lettering, loaded once. */
export interface KnifeStore {
  /** Null until loaded. */
  readonly knife: () => Knife | null
  /** It failed to load and is not being loaded again yet. */
  readonly hasFailed: () => boolean
  /** Rejects where it can't be loaded; safe to retry. */
  readonly open: () => Promise<Knife>
  /** Calls the listener when it is loaded or has failed; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createKnifeStore(fetchKnife = loadKnife): KnifeStore {
  const listeners = new Set<() => void>()
  let here: Knife | null = null
  let opening: Promise<Knife> | null = null
  let hasFailed = false
  const settle = (failed: boolean) => {
    hasFailed = failed
    for (const listener of listeners) listener()
  }
  const fetched = async () => {
    if (hasFailed) settle(false)
    try {
      here = await fetchKnife()
      settle(false)
      return here
    } catch (error) {
      opening = null
      settle(true)
      throw error
    }
  }
  return {
    knife: () => here,
    hasFailed: () => hasFailed,
    open: () => (opening ??= fetched()),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
