import type { Design } from '@kisscut/artwork/design'
import { quoteProduct } from '@kisscut/core/price'
import type { Configuration } from '@kisscut/core/product'
import { entitlementOf } from '../accounts/roles.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import type { CatalogProduct } from '../catalog/compile-product.ts'
import { nameOfMaterialIn, withNameOfGone } from '../catalog/material-name.ts'
import type { SoldProduct, SoldRow } from './sold-product.ts'

/** A sold product without an upload, priced for a viewer. DDB-7, CLIP-7, MKT-5. */
export async function pricedSold<R>(
  catalog: CatalogSnapshot,
  viewer: Viewer,
  { known, stored, row }: { readonly known: CatalogProduct; readonly stored: R; readonly row: SoldRow },
  { design, configuration }: { readonly design: Design; readonly configuration: Configuration },
): Promise<{ readonly ok: true; readonly value: SoldProduct & { readonly stored: R } }> {
  const named = await withNameOfGone(known.product, configuration, nameOfMaterialIn(catalog))
  const quote = quoteProduct(known.product, named, { entitlement: entitlementOf(viewer, known.product) })
  return {
    ok: true,
    value: {
      ...{ row, stored, configuration, design, file: null, known },
      ...{ rules: catalog.printRules, quote, smallerSize: null },
    },
  }
}
