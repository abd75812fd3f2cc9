import type { Viewer } from '../accounts/viewer.ts'
import type { Outcome } from '../outcome.ts'

/** Attempts to save a change without a revision while others save. */
const ATTEMPTS = 5

/** Retries a save that lost to a concurrent one, unless it states a revision (optimistic locking). DESIGN-22. */
export const retryOnConflict =
  <I extends { readonly revision?: number | undefined }, R>(
    save: (viewer: Viewer, input: I) => Promise<Outcome<R>>,
  ) =>
  async (viewer: Viewer, input: I): Promise<Outcome<R>> => {
    for (let attempt = 1; ; attempt += 1) {
      const saved = await save(viewer, input)
      const isDone = saved.ok || saved.reason !== 'changed' || input.revision !== undefined
      if (isDone || attempt === ATTEMPTS) return saved
    }
  }
