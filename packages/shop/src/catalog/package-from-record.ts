import type { Package, PackageSize } from '@kisscut/core/product'
import { pick, type ById, type Row } from './rows.ts'

const sizeFromRecord = (row: Row<'package_size'>): PackageSize => ({
  id: row.id,
  name: row.name,
  packageWidth: row.package_width,
  packageHeight: row.package_height,
  minProductWidth: row.min_product_width,
  minProductHeight: row.min_product_height,
  maxProductWidth: row.max_product_width,
  maxProductHeight: row.max_product_height,
})

/** Converts a package (REC-35) and its sizes to core's package. A package without a price table is not for sale. */
export const packageFromRecord = (row: Row<'package'>, all: Pick<ById, 'package_size'>): Package => ({
  id: row.id,
  name: row.name,
  enabled: row.enabled && row.price_table !== null,
  sizes: pick(row.available_sizes, all.package_size).map(sizeFromRecord),
  ...(row.price_table === null ? {} : { priceTable: row.price_table }),
  frontUrl: row.content,
  backUrl: row.content_back,
  hasBackImage: row.content_back !== null,
  noCustomerPreview: row.no_customer_preview,
})
