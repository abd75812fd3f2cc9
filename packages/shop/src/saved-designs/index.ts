import { duplicateDesign, removeDesign, renameDesign } from './change-designs.ts'
import type { DesignsDeps } from './deps.ts'
import { listDesigns } from './list-designs.ts'
import { openSharedDesign, peekAtDesign, shareDesign, unshareDesign } from './share-design.ts'

export type { DesignList, ListedDesign } from './list-designs.ts'

type Made<Make extends (deps: DesignsDeps) => unknown> = ReturnType<Make>

/** A shopper's own designs: listed, named, copied, deleted, and opened on another device. */
export interface Designs {
  readonly list: Made<typeof listDesigns>
  readonly rename: Made<typeof renameDesign>
  readonly duplicate: Made<typeof duplicateDesign>
  readonly remove: Made<typeof removeDesign>
  readonly share: Made<typeof shareDesign>
  readonly unshare: Made<typeof unshareDesign>
  readonly peek: Made<typeof peekAtDesign>
  readonly open: Made<typeof openSharedDesign>
}

export const createDesigns = (deps: DesignsDeps): Designs => ({
  list: listDesigns(deps),
  rename: renameDesign(deps),
  duplicate: duplicateDesign(deps),
  remove: removeDesign(deps),
  share: shareDesign(deps),
  unshare: unshareDesign(deps),
  peek: peekAtDesign(deps),
  open: openSharedDesign(deps),
})
