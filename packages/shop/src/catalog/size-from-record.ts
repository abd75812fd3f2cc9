import type { PresetSize } from '@kisscut/core/product'
import type { Row } from './rows.ts'

/** A size that a product comes in. */
export const sizeFromRecord = (row: Row<'template_size' | 'configured_ddb_product_size'>): PresetSize => ({
  id: row.id,
  name: row.name,
  width: row.width,
  height: row.height,
  isDefault: row.default,
  price: row.price,
})
