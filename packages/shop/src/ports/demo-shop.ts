import type { Storage } from './storage.ts'

/** A catalog that a shop can start from, and be rid of again. */
export interface DemoShop {
  /** Whether any of its categories stands in the shop. */
  stands(storage: Storage): Promise<boolean>
  /** Fills an empty shop; false where there is a catalog. */
  load(storage: Storage): Promise<boolean>
  /** Removes what it brought, for this owner; false, and nothing is changed, where something else needs it. */
  clear(storage: Storage, who: string): Promise<boolean>
}
