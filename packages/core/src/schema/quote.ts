import * as z from 'zod'
import { LINE_KINDS } from '../product/types.ts'
import { hasErrors } from '../problem/of-field.ts'
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
  kind: z.enum(LINE_KINDS),
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

const sizeSchema = z.strictObject({ width: inchesSchema, height: inchesSchema })
const nothing = listOf(priceLineSchema, 0)

const breakdown = {
  quantity: quantitySchema,
  baseUnitPrice: decimalSchema,
  unitPrice: decimalSchema,
  lines: listOf(priceLineSchema),
  total: decimalSchema,
  nudge: z.strictObject({ quantity: quantitySchema, total: decimalSchema }).nullable(),
}

/** A quote that can be ordered: a total, and warnings at most. PRICE-21. */
export const pricedQuoteSchema = z.strictObject({
  problems: listOf(problemSchema.extend({ level: z.literal('warning') })),
  currency: currencySchema,
  size: sizeSchema,
  ...breakdown,
  tiers: listOf(tierRowSchema),
})

/** A quote that can't be ordered: errors, and no total. PRICE-21. */
export const rejectedQuoteSchema = z.strictObject({
  problems: listOf(problemSchema).refine(hasErrors, 'A quote without a total has an error'),
  currency: currencySchema,
  size: sizeSchema.nullable(),
  quantity: quantitySchema.nullable(),
  baseUnitPrice: z.null(),
  unitPrice: z.null(),
  lines: nothing,
  total: z.null(),
  nudge: z.null(),
  tiers: listOf(tierRowSchema),
  provisional: z.strictObject(breakdown).nullable(),
})

/** The whole answer of the rules to product and configuration. */
export const quoteSchema = z.union([pricedQuoteSchema, rejectedQuoteSchema])

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
