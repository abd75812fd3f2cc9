import { configurationOfRecord } from '@kisscut/core/configuration'
import { can } from '../accounts/can.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { ArtworkClass } from '../catalog/artwork-product.ts'
import type { CatalogSnapshot } from '../catalog/catalog-cache.ts'
import { pricedSold } from '../configure/priced-sold.ts'
import type { SoldProduct } from '../configure/sold-product.ts'
import { choicesInDesign, designOfCustom } from '../design/custom-design.ts'
import { productNotFound } from '../messages/records.ts'
import { notFound, type Failure } from '../outcome.ts'
import type { Records } from '../ports/records.ts'
import { artworkRow, productIdOf, recordOfClass, soldRowOf, type ArtworkRow } from './artwork-rows.ts'

/** The configuration of a configured product, from its columns and its design. */
export function configurationOfArtwork(row: ArtworkRow) {
  const sold = soldRowOf(row)
  const design = designOfCustom(sold)
  return { design, configuration: { ...configurationOfRecord(sold), ...choicesInDesign(design) } }
}

type Loading = Promise<
  { readonly ok: true; readonly value: SoldProduct & { readonly stored: ArtworkRow } } | Failure
>

/** The viewer's configured product of a class, priced from this catalog; not found if it is another shopper's. MKT-5. */
export async function loadArtworkProduct(
  records: Records,
  catalog: CatalogSnapshot,
  viewer: Viewer,
  productClass: ArtworkClass,
  id: string,
): Loading {
  const row = await artworkRow(records, productClass, id)
  if (row === null || !can(viewer, 'read', recordOfClass(productClass), row as never))
    return notFound(productNotFound)
  const known = await catalog.product(productIdOf(productClass, row))
  if (known === null) return notFound(productNotFound)
  const sold = { known, stored: row, row: soldRowOf(row) }
  return pricedSold(catalog, viewer, sold, configurationOfArtwork(row))
}
