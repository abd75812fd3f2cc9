import { entitlementOf } from '../accounts/roles.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { CatalogSnapshot } from '../catalog/catalog-cache.ts'
import type { SoldProduct } from '../configure/sold-product.ts'
import { drawPreview } from '../design/draw-preview.ts'
import { namedIn } from '../design/named.ts'
import { hasArtwork } from '../design/printed-artwork.ts'
import type { Storage } from '../ports/storage.ts'
import type { DepsOf } from '../dependencies.ts'
import { soldItemOf, type SoldItem } from './sold-item.ts'

/** Freezes a loaded product with everything its design refers to, at this viewer's price. CART-2. */
export const frozen = async (
  { records }: Pick<Storage, 'records'>,
  loaded: SoldProduct,
  { version }: Pick<CatalogSnapshot, 'version'>,
  viewer: Viewer,
): Promise<SoldItem> =>
  soldItemOf(loaded, await namedIn({ records }, loaded), version, entitlementOf(viewer, loaded.known.product))

/** A loaded product with its picture and finished size, drawn if necessary; without them if it can't be drawn. */
export async function withPicture(
  deps: DepsOf<typeof drawPreview>,
  loaded: SoldProduct,
): Promise<SoldProduct> {
  if (!hasArtwork(loaded)) return loaded
  const { preview_url, canvas_preview, finished_width, finished_height } = await drawPreview(deps, loaded)
  return { ...loaded, row: { ...loaded.row, preview_url, canvas_preview, finished_width, finished_height } }
}
