import { configurationOfRecord } from '@kisscut/core/configuration'
import { configuredDdbProduct } from '@kisscut/records'
import { can } from '../accounts/can.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { CatalogSnapshot } from '../catalog/catalog-cache.ts'
import { pricedSold } from '../configure/priced-sold.ts'
import type { SoldProduct } from '../configure/sold-product.ts'
import { choicesInDesign, designOfCustom } from '../design/custom-design.ts'
import { productNotFound } from '../messages/records.ts'
import { notFound, type Failure } from '../outcome.ts'
import type { Records } from '../ports/records.ts'
import { clipartsIn, soldRowOf, type DdbRow } from './ddb-rows.ts'

/** The configuration of a drag-drop-buy product, from its columns and its design. */
export function configurationOfDdb(row: DdbRow) {
  const sold = soldRowOf(row)
  const design = designOfCustom(sold)
  return {
    design,
    configuration: {
      ...configurationOfRecord(sold),
      ...choicesInDesign(design),
      cliparts: clipartsIn(design),
    },
  }
}

/** The viewer's configured drag-drop-buy product, priced from this catalog; not found if it is another shopper's. DDB-7. */
export async function loadDdb(
  records: Records,
  catalog: CatalogSnapshot,
  viewer: Viewer,
  id: string,
): Promise<{ readonly ok: true; readonly value: SoldProduct & { readonly stored: DdbRow } } | Failure> {
  const row = await records.get(configuredDdbProduct, id)
  if (row === null || !can(viewer, 'read', configuredDdbProduct, row)) return notFound(productNotFound)
  const known = await catalog.product(row.ddb_product)
  if (known === null) return notFound(productNotFound)
  const sold = { known, stored: row, row: soldRowOf(row) }
  return pricedSold(catalog, viewer, sold, configurationOfDdb(row))
}
