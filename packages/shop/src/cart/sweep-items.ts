import type { Deps } from '../dependencies.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Removed by one statement. */
const AT_ONCE = 50

/** Removes sold items that neither cart line nor job holds, a day after they were last put in a cart; returns their number. CART-2. */
export const sweepItems =
  ({ storage, now }: Deps<'now' | 'storage.soldItems'>) =>
  async (): Promise<number> => {
    const before = new Date(now().getTime() - DAY_MS)
    for (let all = 0; ;) {
      const removed = await storage.soldItems.removeUnused(before, AT_ONCE)
      all += removed
      if (removed < AT_ONCE) return all
    }
  }
