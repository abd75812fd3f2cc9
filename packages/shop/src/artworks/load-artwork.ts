import { configurationOfRecord } from '@kisscut/core/configuration'
import { quoteProduct } from '@kisscut/core/price'
import { can } from '../accounts/can.ts'
import { entitlementOf } from '../accounts/roles.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { ArtworkClass } from '../catalog/artwork-product.ts'
import type { CatalogSnapshot } from '../catalog/catalog-cache.ts'
import type { SoldProduct } from '../configure/sold-product.ts'
import { choicesInDesign, designOfCustom } from '../design/custom-design.ts'
import { productNotFound } from '../messages/records.ts'
import { notFound, type Failure } from '../outcome.ts'
import type { Records } from '../ports/records.ts'
import { artworkRow, productIdOf, recordOfClass, soldRowOf, type ArtworkRow } from './artwork-rows.ts'

/** What was chosen of a configured product: its columns, and what its design says. */
export function configurationOfArtwork(row: ArtworkRow) {
  const sold = soldRowOf(row)
  const design = designOfCustom(sold)
  return { design, configuration: { ...configurationOfRecord(sold), ...choicesInDesign(design) } }
}

type Loading = Promise<
  { readonly ok: true; readonly value: SoldProduct & { readonly stored: ArtworkRow } } | Failure
>

/** The viewer's own configured product of a class, priced by the catalog at hand; anyone else's was not found. MKT-5. */
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
  const { design, configuration } = configurationOfArtwork(row)
  const material = row.material === null ? null : await catalog.material(row.material)
  const quote = quoteProduct(
    known.product,
    { ...configuration, materialName: material?.material.name ?? null },
    { entitlement: entitlementOf(viewer, known.product) },
  )
  return {
    ok: true,
    value: {
      ...{ row: soldRowOf(row), stored: row, configuration, design, file: null, known },
      ...{ rules: catalog.printRules, quote, smallerSize: null },
    },
  }
}
