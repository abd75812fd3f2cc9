import type { Viewer } from '../accounts/viewer.ts'
import type { Outcome } from '../outcome.ts'

/** So often a change without a revision is checked over what others saved meanwhile. */
const ATTEMPTS = 5

/** A save that is tried again over what others saved meanwhile, unless it names the revision it was made of. DESIGN-22. */
export const overOtherSaves =
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
