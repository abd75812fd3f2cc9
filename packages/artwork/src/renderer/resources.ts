import type { ClipartItem, MarketplaceItem, UploadItem, VaryingItem } from '../design/index.ts'
import type { Face } from '../text/index.ts'
import type { Artwork } from '../scene/artwork.ts'

/** Resources a design references. All are in memory: drawing fetches nothing and never waits. */
export interface Resources {
  /** A font by its id; null until loaded. */
  face(font: string): Face | null
  /** A palette color by its id, as CSS. */
  color(id: string): string | null
  /** The picture of an element, painted and cropped; null until loaded. */
  artwork(element: ClipartItem | MarketplaceItem | UploadItem): Artwork | null
  /** Content of a text or code on the current piece of variable data; undefined or absent: that of the first piece. */
  textOf?(element: VaryingItem): string | undefined
}
