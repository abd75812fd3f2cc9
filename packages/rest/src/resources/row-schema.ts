import {
  configuredClipartProduct,
  configuredDdbProduct,
  configuredMarketplaceProduct,
  configuredShutterstockProduct,
  custom,
  customDesignView,
  fieldsOf,
  userFile,
  type AnyRecord,
  type DeclaredField,
} from '@kisscut/records'
import { z } from 'zod'

const time = z.iso.datetime()

/** Print and cut line; inches and degrees. An element's fields depend on its `kind`. */
export const designSchema = z
  .looseObject({
    version: z.literal(1),
    width: z.number(),
    height: z.number(),
    sides: z.array(z.looseObject({ id: z.string(), name: z.string() })),
    elements: z.array(z.looseObject({ id: z.string(), kind: z.string(), side: z.string() })),
  })
  .meta({
    description:
      'The stored design. `clip_type`, `clip_radius`, the `contour_…` fields and `placement` are another view of it.',
  })

const EXTRAS: Readonly<Record<string, z.core.$ZodLooseShape>> = {
  [userFile.name]: { file_url: z.string(), raster_url: z.string() },
  [configuredClipartProduct.name]: { design: designSchema.nullable() },
  [configuredDdbProduct.name]: { design: designSchema.nullable() },
  [configuredMarketplaceProduct.name]: { design: designSchema.nullable() },
  [configuredShutterstockProduct.name]: { design: designSchema.nullable() },
  [custom.name]: { ...customDesignView.shape, design: designSchema, user_id: z.string().nullable() },
}

/** Values the shop computes of any record that has them. */
const COMPUTED: Readonly<Record<string, z.ZodType>> = {
  date_updated: time,
  rating: z.string().nullable(),
  review_average: z.string().nullable(),
  review_count: z.int(),
}

/** A field with its description. */
const described = ({ schema, meta: { help } }: DeclaredField): z.ZodType =>
  help === undefined ? schema : schema.describe(help)

/** The fields of a record that may be sent; those the shop sets are dropped, and needn't be. */
export const savedSchema = (record: AnyRecord): z.ZodObject =>
  z.strictObject(
    Object.fromEntries(
      fieldsOf(record).map((field) => [
        field.name,
        field.meta.byShop ? described(field).optional() : described(field),
      ]),
    ),
  )

/** The record as it is stored and shown, with what the database adds; fields for staff only may be absent. */
export const rowSchema = (record: AnyRecord): z.ZodObject => {
  const fields = fieldsOf(record).map(
    (field) => [field.name, field.meta.staffOnly ? described(field).optional() : described(field)] as const,
  )
  const parts = Object.keys(record.parts).map((name) => [name, z.array(z.string())] as const)
  return z
    .object({
      id: z.string(),
      revision: z.int(),
      ...Object.fromEntries(fields),
      created: time,
      updated: time,
    })
    .extend(Object.fromEntries(parts))
    .extend(
      Object.fromEntries(
        record.computed.flatMap((name) => (name in COMPUTED ? [[name, COMPUTED[name]!]] : [])),
      ),
    )
    .extend(EXTRAS[record.name] ?? {})
}
