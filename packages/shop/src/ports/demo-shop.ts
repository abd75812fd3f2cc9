import type { Storage } from './storage.ts'

/** A demo catalog that a shop can start from, and remove again. */
export interface DemoShop {
  /** Whether any of its categories exists in the shop. */
  stands(storage: Storage): Promise<boolean>
  /** Fills an empty shop; false if there is a catalog. */
  load(storage: Storage): Promise<boolean>
  /** Removes everything it added, on behalf of this owner; false, and no change, if anything else depends on it. */
  clear(storage: Storage, who: string): Promise<boolean>
}
