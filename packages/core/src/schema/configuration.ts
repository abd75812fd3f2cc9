import * as z from 'zod'
import { LAMINATIONS } from '../product/types.ts'
import { amountSchema, idSchema, listOf } from './values.ts'

/** What is typed into a field, whatever it is: the rules tell what is wrong with it. */
const typedSchema = z.string().max(200)
/** Ranges and lists may be long; 100,000 records fit. */
const longTextSchema = z.string().max(10_000_000)

const variableDataSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('range'), from: longTextSchema, to: longTextSchema }),
  z.strictObject({ kind: z.literal('list'), text: longTextSchema }),
])

/**
 * What a shopper chose, as typed. No price is part of it: what comes from a client sets none (REC-5.
 */
export const configurationSchema = z.strictObject({
  materialId: idSchema.nullable(),
  materialName: z.string().max(500).nullish(),
  materialColorId: idSchema.nullish(),
  width: typedSchema,
  height: typedSchema,
  quantity: typedSchema,
  options: listOf(z.strictObject({ optionSetId: idSchema, optionId: idSchema }), 200),
  lamination: z.enum(LAMINATIONS).nullish(),
  border: z.boolean().optional(),
  flexCut: z.boolean().optional(),
  reverseCut: z.boolean().optional(),
  variableData: variableDataSchema.nullish(),
  packaging: z.strictObject({ packageId: idSchema, packageSizeId: idSchema }).nullish(),
  vectorize: z.boolean().optional(),
})

/** A configuration with the prices the shop itself has set on it: for what never came from a client. PRICE-12. */
export const pricedConfigurationSchema = configurationSchema.extend({
  vectorizePrice: amountSchema.nullish(),
  specialOfferUnitPrice: amountSchema.nullish(),
})
