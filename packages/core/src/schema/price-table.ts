import * as z from 'zod'
import { isDataError, lintPriceTable } from '../linter/index.ts'
import { amountSchema, listOf, quantitySchema } from './values.ts'

const rowSchema = z.strictObject({
  from: amountSchema,
  minimum: amountSchema,
  rates: listOf(amountSchema, 200),
})

/** A price table whose rows are as long as its tiers and whose thresholds ascend. PRICE-1. */
export const priceTableSchema = z
  .strictObject({
    basis: z.enum(['sqin', 'unit']),
    quantities: listOf(quantitySchema, 199),
    rows: listOf(rowSchema, 200),
  })
  .refine((table) => !lintPriceTable(table).some(isDataError), 'The price table can not be used.')

/** The server's answer to a price quote: `prices.length = quantities.length + 2`. API-2, PRICE-1. */
export const priceScheduleSchema = z
  .strictObject({
    prices: listOf(amountSchema, 201),
    quantities: listOf(quantitySchema, 199),
    exactThirds: listOf(amountSchema, 200).optional(),
    basis: z.enum(['sqin', 'unit']).optional(),
  })
  .refine(
    ({ prices, quantities, exactThirds }) =>
      prices.length === quantities.length + 2 &&
      (exactThirds === undefined || exactThirds.length === quantities.length + 1),
    'prices must have two entries more than quantities.',
  )
