import * as z from 'zod'
import { CHARGE_MODES, OPTION_DISPLAYS } from '../product/types.ts'
import { amountSchema, idSchema, listOf, nameSchema, quantitySchema, textSchema } from './values.ts'

const tagSchema = z.strictObject({ slug: nameSchema, name: nameSchema, description: textSchema.optional() })

/** One option of a set. REC-12. */
export const optionSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  helpText: textSchema.optional(),
  imageUrl: z.string().max(2000).optional(),
  chargeMode: z.enum(CHARGE_MODES),
  amount: amountSchema.nullable(),
  percent: amountSchema.nullable(),
  valueCsv: listOf(amountSchema, 200),
  wholesaleAmount: amountSchema.nullish(),
  wholesaleAmountCsv: listOf(amountSchema, 200).optional(),
  isDefault: z.boolean(),
  tags: listOf(tagSchema, 100),
})

/** Options the shopper chooses one of. REC-11. */
export const optionSetSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  shortDescription: textSchema.optional(),
  helpText: textSchema.optional(),
  display: z.enum(OPTION_DISPLAYS),
  required: z.boolean(),
  smallOption: z.boolean(),
  options: listOf(optionSchema, 500),
  excludedMaterialIds: listOf(idSchema),
  minWidth: amountSchema.nullable(),
  minHeight: amountSchema.nullable(),
  maxWidth: amountSchema.nullable(),
  maxHeight: amountSchema.nullable(),
  quantityBreaks: listOf(quantitySchema, 199),
  tags: listOf(tagSchema, 100),
})
