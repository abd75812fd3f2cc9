import * as z from 'zod'
import { PRICE_BASES } from '../product/types.ts'
import { PRICE_TABLE } from '../product/shapes.ts'
import { amountSchema, listOf, quantitySchema } from './values.ts'
import { zodOfFields } from './zod-of.ts'

/** A price table whose rows are as long as its tiers and whose thresholds ascend. PRICE-1. */
export const priceTableSchema = zodOfFields(PRICE_TABLE)

/** The server's answer to a price quote: `prices.length = quantities.length + 2`. API-2, PRICE-1. */
export const priceScheduleSchema = z
  .strictObject({
    prices: listOf(amountSchema, 201),
    quantities: listOf(quantitySchema, 199),
    exactThirds: listOf(amountSchema, 200).optional(),
    basis: z.enum(PRICE_BASES).optional(),
    subject: z.string().min(1).max(2000),
  })
  .refine(
    ({ prices, quantities, exactThirds }) =>
      prices.length === quantities.length + 2 &&
      (exactThirds === undefined || exactThirds.length === quantities.length + 1),
    'prices must have two entries more than quantities.',
  )
