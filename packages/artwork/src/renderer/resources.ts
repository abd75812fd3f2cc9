import type { ClipartItem, MarketplaceItem, UploadItem, VaryingItem } from '../design/index.ts'
import type { Face } from '../text/index.ts'
import type { Artwork } from '../scene/artwork.ts'

/** What a design refers to but does not contain. It is all in memory: drawing fetches nothing and waits for nothing. */
export interface Resources {
  /** A font by its id; null while it is not loaded. */
  face(font: string): Face | null
  /** A palette color by its id, as CSS. */
  color(id: string): string | null
  /** The picture of an element, its regions painted and cropped; null while it is not loaded. */
  artwork(element: ClipartItem | MarketplaceItem | UploadItem): Artwork | null
  /** What a text or a code says on this piece of variable data; without it, or undefined, what it says on the first. */
  textOf?(element: VaryingItem): string | undefined
}
