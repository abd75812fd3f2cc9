import * as z from 'zod'
import { priceTableSchema } from './price-table.ts'
import { amountSchema, idSchema, listOf, nameSchema } from './values.ts'

/** One size of a package, inches. REC-35. */
export const packageSizeSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  packageWidth: amountSchema,
  packageHeight: amountSchema,
  minProductWidth: amountSchema.nullable(),
  minProductHeight: amountSchema.nullable(),
  maxProductWidth: amountSchema.nullable(),
  maxProductHeight: amountSchema.nullable(),
})

/** A retail package. REC-35. */
export const packageSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  enabled: z.boolean(),
  sizes: listOf(packageSizeSchema, 100),
  priceTable: priceTableSchema.optional(),
  frontUrl: z.string().nullable().optional(),
  backUrl: z.string().nullable().optional(),
  hasBackImage: z.boolean(),
  noCustomerPreview: z.boolean(),
})
