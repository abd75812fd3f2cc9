import * as z from 'zod'
import type { PriceLine } from '../product/types.ts'
import { LEVELS } from '../problem/problem.ts'
import { currencySchema, decimalSchema, idSchema, listOf, nameSchema, quantitySchema } from './values.ts'
import { inches } from '../units/inches.ts'
import { pricedConfigurationSchema } from './configuration.ts'

/** Something the shopper should know about one field. */
export const problemSchema = z.strictObject({
  code: nameSchema,
  level: z.enum(LEVELS),
  field: nameSchema,
  values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .readonly()
    .optional(),
  fix: z.strictObject({ field: nameSchema, value: z.string() }).optional(),
})

/** One line of the price breakdown. */
export const priceLineSchema = z.strictObject({
  kind: z.enum([
    ...['base', 'variable_data', 'option', 'clipart', 'packaging', 'vectorize', 'size'],
    ...['rounding', 'cap'],
  ] as PriceLine['kind'][]),
  label: nameSchema,
  ref: idSchema.optional(),
  unitPrice: decimalSchema.nullable(),
  total: decimalSchema,
})

/** One row of the quantity table. TIER-5. */
export const tierRowSchema = z.strictObject({
  quantity: quantitySchema,
  unitPrice: decimalSchema,
  total: decimalSchema,
  savingPercent: z.int(),
  isCurrent: z.boolean(),
  isInserted: z.boolean().optional(),
})

/** A length in inches, to 3 places. */
const inchesSchema = z.number().transform(inches)

/** The whole answer of the rules to product and configuration. */
export const quoteSchema = z.strictObject({
  problems: listOf(problemSchema),
  currency: currencySchema,
  size: z.strictObject({ width: inchesSchema, height: inchesSchema }).nullable(),
  quantity: quantitySchema.nullable(),
  baseUnitPrice: decimalSchema.nullable(),
  unitPrice: decimalSchema.nullable(),
  lines: listOf(priceLineSchema),
  total: decimalSchema.nullable(),
  tiers: listOf(tierRowSchema),
  nudge: z.strictObject({ quantity: quantitySchema, total: decimalSchema }).nullable(),
})

/** Content of a signed quote. */
export const offerSchema = z.strictObject({
  productId: idSchema,
  tableVersion: nameSchema,
  configuration: pricedConfigurationSchema,
  currency: currencySchema,
  quantity: quantitySchema,
  unitPrice: decimalSchema,
  total: decimalSchema,
  issuedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
