import * as z from 'zod'
import { DIE_LINES } from '../configuration/values.ts'
import { HIDDEN_CHOICES, PRODUCT_CLASSES, TOOL_TYPES } from '../product/types.ts'
import { materialSchema } from './material.ts'
import { optionSetSchema } from './option.ts'
import { packageSchema } from './packaging.ts'
import {
  amountSchema,
  currencySchema,
  idSchema,
  listOf,
  nameSchema,
  quantitySchema,
  ratioSchema,
} from './values.ts'

/** A size the product is offered in, inches. REC-14. */
export const presetSizeSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  width: amountSchema,
  height: amountSchema,
  isDefault: z.boolean(),
  price: amountSchema.nullable(),
})

/** A clipart that a product is put together of. REC-62. */
export const offeredClipartSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  price: amountSchema.nullable(),
})

/** How amounts became those of another currency. CUR-3, CUR-4. */
export const exchangeSchema = z.strictObject({
  rate: amountSchema,
  rounding: z
    .strictObject({ step: z.int().min(1), below: z.int().min(0) })
    .refine(({ step, below }) => below < step)
    .optional(),
})

/** REC-29. */
const specialOfferSchema = z.strictObject({ id: idSchema, name: nameSchema, unitPrice: amountSchema })

/** A product as the rules see it. REC-9. */
export const productSchema = z.strictObject({
  id: idSchema,
  productClass: z.enum(PRODUCT_CLASSES),
  toolType: z.enum(TOOL_TYPES).nullable(),
  name: nameSchema,
  slug: nameSchema,
  sku: nameSchema,
  currency: currencySchema,
  exchange: exchangeSchema.optional(),
  minimumQuantity: quantitySchema.nullable(),
  defaultQuantity: quantitySchema.nullable(),
  definedQuantity: quantitySchema.nullish(),
  limitedQuantity: z.boolean().optional(),
  lockRatio: ratioSchema.nullable(),
  remainingStock: z.int().nullable(),
  allowBackorders: z.boolean(),
  materials: listOf(materialSchema, 500),
  defaultMaterialId: idSchema.nullable(),
  sizes: listOf(presetSizeSchema, 500),
  allowCustomSize: z.boolean(),
  defaultWidth: amountSchema.nullable(),
  defaultHeight: amountSchema.nullable(),
  optionSets: listOf(optionSetSchema, 200),
  packages: listOf(packageSchema, 200).optional(),
  offersBorder: z.boolean().optional(),
  dieLines: z.array(z.enum(DIE_LINES)).min(1).max(DIE_LINES.length).optional(),
  vectorizePriceOverride: amountSchema.nullish(),
  defaultVectorizationPrice: amountSchema.nullish(),
  specialOffer: specialOfferSchema.optional(),
  showVariableData: z.boolean(),
  hides: z.array(z.enum(HIDDEN_CHOICES)).max(HIDDEN_CHOICES.length).optional(),
  takesNoArtwork: z.boolean().optional(),
  warnsOfRights: z.boolean().optional(),
  needsColor: z.boolean().optional(),
  mostFilms: quantitySchema.optional(),
  cliparts: listOf(offeredClipartSchema, 500).optional(),
  mostCliparts: quantitySchema.optional(),
  minSquareInches: amountSchema.nullish(),
  maxWidth: amountSchema.nullish(),
  maxHeight: amountSchema.nullish(),
})
