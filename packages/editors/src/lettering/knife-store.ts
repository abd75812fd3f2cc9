import { loadKnife, type Knife } from './load-knife.ts'

/** The code that cuts lettering, loaded once. */
export interface KnifeStore {
  /** Null until it is here. */
  readonly knife: () => Knife | null
  /** It couldn't be fetched and isn't being fetched again yet. */
  readonly hasFailed: () => boolean
  /** Rejects where it can't be fetched; safe to ask again. */
  readonly open: () => Promise<Knife>
  /** Calls back when it is here, or has failed; returns a way to stop. */
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
