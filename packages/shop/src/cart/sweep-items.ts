import type { Deps } from '../dependencies.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Removes sold items that neither a cart line nor a job uses, a day after they were last put in a cart. Returns their number.
 * CART-2.
 */
export const sweepItems =
  ({ storage, now }: Deps<'now' | 'storage.soldItems'>) =>
  (): Promise<number> =>
    storage.soldItems.removeUnused(new Date(now().getTime() - DAY_MS))
