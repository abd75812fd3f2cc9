import { EXCHANGE, OFFERED_CLIPART, PRESET_SIZE, PRODUCT } from '../product/shapes.ts'
import { zodOfFields } from './zod-of.ts'

/** A size the product is offered in, inches. REC-14. */
export const presetSizeSchema = zodOfFields(PRESET_SIZE)

/** A clipart that a product is put together of. REC-62. */
export const offeredClipartSchema = zodOfFields(OFFERED_CLIPART)

/** How amounts became those of another currency. CUR-3, CUR-4. */
export const exchangeSchema = zodOfFields(EXCHANGE)

/** A product as the rules see it: what `createProduct` and `parseProduct` take. REC-9. */
export const productSchema = zodOfFields(PRODUCT)
