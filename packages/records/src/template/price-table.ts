import { PRICE_BASES } from '@kisscut/core/product'
import { z } from 'zod'

const rate = z.string().regex(/^\d{1,6}(?:\.\d{1,6})?$/, 'Invalid numeric value.')
const isAscending = (numbers: readonly number[]) => numbers.every((n, i) => i === 0 || n > numbers[i - 1]!)

/** PRICE-1: rates by area row and quantity break. Any other length is a data error. */
export const priceTableSchema = z
  .strictObject({
    basis: z.enum(PRICE_BASES),
    quantities: z.array(z.int().min(2)).max(100),
    rows: z
      .array(z.strictObject({ from: rate, minimum: rate, rates: z.array(rate).max(101) }))
      .min(1)
      .max(50),
  })
  .refine((table) => isAscending(table.quantities), 'The quantities have to ascend.')
  .refine((table) => isAscending(table.rows.map((row) => Number(row.from))), 'The areas have to ascend.')
  .refine(
    (table) => table.rows.every((row) => row.rates.length === table.quantities.length + 1),
    'Every row needs one rate more than there are quantities.',
  )

/** Business days by quantity (PROD-1): the first band with room for the quantity applies. */
export const productionBandsSchema = z
  .array(
    z.strictObject({
      up_to: z.int().min(1).nullable(),
      standard: z.int().min(0).max(365),
      rush: z.int().min(0).max(365),
    }),
  )
  .max(20)
