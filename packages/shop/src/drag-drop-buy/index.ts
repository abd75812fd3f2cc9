import type { Viewer } from '../accounts/viewer.ts'
import type { Outcome } from '../outcome.ts'
import type { DdbRow } from './ddb-rows.ts'
import { saveDdb, type SaveDdb, type SaveDdbDeps } from './save-ddb.ts'

export type { PlacedClipart } from './ddb-rows.ts'
export type { SaveDdb, StatedFields } from './save-ddb.ts'

/** Products that shoppers put together of cliparts. */
export interface DragDropBuy {
  /** Saves what a shopper has put together as one: product, cliparts, colors and words. DDB-4. */
  save(viewer: Viewer, input: SaveDdb): Promise<Outcome<DdbRow>>
}

export const createDragDropBuy = (deps: SaveDdbDeps): DragDropBuy => ({ save: saveDdb(deps) })
