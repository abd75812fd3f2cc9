import { filmColorIdsOf } from '@kisscut/artwork/design'
import { configurationOfRecord } from '@kisscut/core/configuration'
import type { Configuration } from '@kisscut/core/product'
import { configuredClipartProduct } from '@kisscut/records'
import { can } from '../accounts/can.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { CatalogSnapshot } from '../catalog/catalog-cache.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import { pricedSold } from '../configure/priced-sold.ts'
import type { SoldProduct } from '../configure/sold-product.ts'
import { choicesInDesign, designOfCustom } from '../design/custom-design.ts'
import { isCutFromFilm } from '../lettering/measured.ts'
import { productNotFound } from '../messages/records.ts'
import { notFound, type Failure } from '../outcome.ts'
import type { Records } from '../ports/records.ts'
import { soldRowOf, type ClipartRow } from './clipart-rows.ts'

/** The configuration of a clipart product, from its columns and its design. */
export function configurationOfClipart(row: ClipartRow, known: Pick<CatalogProduct, 'product'>) {
  const sold = soldRowOf(row)
  const design = designOfCustom(sold)
  const configuration: Configuration = {
    ...configurationOfRecord(sold),
    ...choicesInDesign(design),
    ...(isCutFromFilm(known) && { filmColorIds: filmColorIdsOf(design) }),
  }
  return { design, configuration }
}

/** The viewer's configured clipart product, priced from this catalog; not found if it is another shopper's. CLIP-7. */
export async function loadClipart(
  records: Records,
  catalog: CatalogSnapshot,
  viewer: Viewer,
  id: string,
): Promise<{ readonly ok: true; readonly value: SoldProduct & { readonly stored: ClipartRow } } | Failure> {
  const row = await records.get(configuredClipartProduct, id)
  if (row === null || !can(viewer, 'read', configuredClipartProduct, row)) return notFound(productNotFound)
  const known = await catalog.product(row.clipart_product)
  if (known === null) return notFound(productNotFound)
  const sold = { known, stored: row, row: soldRowOf(row) }
  return pricedSold(catalog, viewer, sold, configurationOfClipart(row, known))
}
