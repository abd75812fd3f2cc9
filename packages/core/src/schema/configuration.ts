import * as z from 'zod'
import { FIELD_ENTRIES, type Configuration, type Field } from '../configuration/fields.ts'
import type { KindName } from '../configuration/kind.ts'
import { amountSchema, decimalSchema, idSchema, listOf, textSchema } from './values.ts'

/** Any typed text: the rules report its errors. */
const typedSchema = z.string().max(200)
/** Ranges and lists may be long; 100,000 records fit. */
const longTextSchema = z.string().max(10_000_000)

const variableDataSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('range'), from: longTextSchema, to: longTextSchema }),
  z.strictObject({ kind: z.literal('list'), text: longTextSchema }),
])

const placementSchema = z.strictObject({
  x: decimalSchema,
  y: decimalSchema,
  width: decimalSchema,
  height: decimalSchema,
  rotation: decimalSchema,
})

/** The shape of each kind of field. Only the shape: whether a size or a quantity is any good is reported by the rules. */
const SHAPES: Readonly<Record<KindName, (field: Field) => z.ZodType>> = {
  reference: () => idSchema.nullable(),
  references: () => listOf(idSchema, 500),
  amount: () => amountSchema.nullable(),
  length: () => typedSchema,
  count: () => typedSchema,
  decimal: () => decimalSchema,
  flag: () => z.boolean(),
  choice: ({ kind, default: standard }) => {
    const word = z.enum(kind.values as readonly string[])
    return standard === null ? word.nullable() : word
  },
  text: () => textSchema,
  options: () => listOf(z.strictObject({ optionSetId: idSchema, optionId: idSchema }), 200),
  variable_data: () => variableDataSchema.nullable(),
  packaging: () => z.strictObject({ packageId: idSchema, packageSizeId: idSchema }).nullable(),
  placement: () => placementSchema.nullable(),
  agreed: () =>
    z
      .strictObject({
        ...{ unitPrice: amountSchema, currency: z.string().length(3), mainUnitPrice: amountSchema },
        ...{ quantity: z.int().min(1), width: decimalSchema, height: decimalSchema },
      })
      .nullable(),
}

type PriceField = 'vectorizePrice' | 'agreed'
const PRICE_FIELDS: readonly string[] = ['vectorizePrice', 'agreed'] satisfies PriceField[]

const shapeOf = (entries: readonly (readonly [string, Field])[]) =>
  z.strictObject(
    Object.fromEntries(
      entries.map(([name, field]) => {
        const shape = SHAPES[field.kind.name](field)
        return [name, Object.hasOwn(field, 'default') ? shape.optional() : shape]
      }),
    ),
  )

/** A configuration as typed, derived from the declaration of its fields. It contains no price: clients can't set one. REC-5, PRICE-12. */
export const configurationSchema = shapeOf(
  FIELD_ENTRIES.filter(([name]) => !PRICE_FIELDS.includes(name)),
) as unknown as z.ZodObject & z.ZodType<Omit<Configuration, PriceField>>

/** A configuration with the prices the shop itself has set on it, for what never came from a client. PRICE-9. */
export const pricedConfigurationSchema = shapeOf(FIELD_ENTRIES) as unknown as z.ZodObject &
  z.ZodType<Configuration>
