import { PRODUCT_TYPES } from '@kisscut/core/tool'
import { detailColumns } from '../custom/columns.ts'
import { byShop, choice, currency, integer, optional } from '../record/index.ts'

/** A shopper's choices for any product: material, size, quantity, options and packaging. REC-5. */
export const configuredProduct = () => ({
  type: byShop(choice(PRODUCT_TYPES).default('printed_cutout')),
  currency: byShop(currency()),
  defined_quantity: byShop(optional(integer())),
  ...detailColumns(),
})
