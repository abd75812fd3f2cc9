import {
  configuredMarketplaceProduct,
  configuredShutterstockProduct,
  type NewRowOf,
  type RowOf,
} from '@kisscut/records'
import type { ArtworkClass } from '../catalog/artwork-product.ts'
import { ONLY_OF_CUSTOMS } from '../configure/only-of-customs.ts'
import type { SoldRow } from '../configure/sold-product.ts'
import type { Records } from '../ports/records.ts'

type MarketplaceRow = RowOf<typeof configuredMarketplaceProduct>
type StockRow = RowOf<typeof configuredShutterstockProduct>

/** A configured marketplace or stock-image product; both records have the same columns. */
export type ArtworkRow = Omit<MarketplaceRow, 'marketplace_product'> & Partial<Pick<StockRow, 'licensed'>>
export type NewArtworkRow = Omit<NewRowOf<typeof configuredMarketplaceProduct>, 'marketplace_product'>

/** The record of each class, and its field for the product's id. */
export const CONFIGURED = {
  marketplace: { record: configuredMarketplaceProduct, of: 'marketplace_product' },
  stock: { record: configuredShutterstockProduct, of: 'shutterstock_product' },
} as const satisfies Readonly<Record<ArtworkClass, object>>

/** The record of a class, typed as one of the two because both have its columns. */
export const recordOfClass = (productClass: ArtworkClass): typeof configuredMarketplaceProduct =>
  CONFIGURED[productClass].record as typeof configuredMarketplaceProduct

/** Id of the catalog product. */
export const productIdOf = (productClass: ArtworkClass, row: ArtworkRow): string =>
  (row as unknown as Readonly<Record<string, string>>)[CONFIGURED[productClass].of]!

/** A configured product in the columns of every sold product. */
export const soldRowOf = (row: ArtworkRow): SoldRow => ({ ...ONLY_OF_CUSTOMS, ...row })

/** The row with this id. */
export const artworkRow = (
  records: Records,
  productClass: ArtworkClass,
  id: string,
): Promise<ArtworkRow | null> => records.get(recordOfClass(productClass), id)
