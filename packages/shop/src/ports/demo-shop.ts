import type { Storage } from './storage.ts'

/** A catalog that a shop can start from, and be rid of again. */
export interface DemoShop {
  /** Whether any of its categories is in the shop. */
  stands(storage: Storage): Promise<boolean>
  /** Fills an empty shop; false where there is a catalog. */
  load(storage: Storage): Promise<boolean>
  /** Removes everything it added, for this owner; false, without any change, if something else depends on it. */
  clear(storage: Storage, who: string): Promise<boolean>
}
