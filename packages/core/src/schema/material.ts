import * as z from 'zod'
import { LAMINATIONS } from '../product/types.ts'
import { priceTableSchema } from './price-table.ts'
import { amountSchema, idSchema, listOf, nameSchema, quantitySchema, textSchema } from './values.ts'

const colorSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  code: z.string().max(100),
  minWidth: amountSchema.nullish(),
  minHeight: amountSchema.nullish(),
  maxWidth: amountSchema.nullish(),
  maxHeight: amountSchema.nullish(),
})

/** How a design color appears on a material. MAT-7. */
const colorMappingSchema = z.strictObject({ designColorId: idSchema, materialColorId: idSchema })

/** A material of a product, with its limits in inches. REC-10. */
export const materialSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  adhesive: nameSchema,
  description: textSchema.optional(),
  look: nameSchema,
  canLaminate: z.boolean(),
  defaultLamination: z.enum(LAMINATIONS).nullable(),
  reversible: z.boolean(),
  backordered: z.boolean(),
  variableDataCharge: amountSchema.nullable(),
  priceTable: priceTableSchema.optional(),
  wholesalePriceTable: priceTableSchema.optional(),
  allowedQuantities: listOf(quantitySchema),
  minimumQuantity: quantitySchema.nullish(),
  maximumQuantity: quantitySchema.nullish(),
  minWidth: amountSchema.nullable(),
  minHeight: amountSchema.nullable(),
  maxWidth: amountSchema.nullable(),
  maxHeight: amountSchema.nullable(),
  maxIsInterchangeable: z.boolean(),
  hasOwnColors: z.boolean(),
  colors: listOf(colorSchema),
  designColorIds: listOf(idSchema).optional(),
  colorMaps: listOf(colorMappingSchema).optional(),
})
