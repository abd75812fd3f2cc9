import { PRODUCT_TYPES } from '@kisscut/core/tool'
import { detailColumns } from '../custom/columns.ts'
import { byShop, choice, currency, integer, optional } from '../record/index.ts'

/** What a shopper chooses of any product: material, size, quantity, options and what it is packed in. REC-5. */
export const configuredProduct = () => ({
  type: byShop(choice(PRODUCT_TYPES).default('printed_cutout')),
  currency: byShop(currency()),
  defined_quantity: byShop(optional(integer())),
  ...detailColumns(),
})
