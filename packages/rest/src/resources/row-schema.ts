import { metaOf, userFile, type AnyRecord } from '@kisscut/records'
import { z } from 'zod'

const time = z.iso.datetime()

/** The record as it is stored and shown, with what the database adds; fields for staff only may be absent. */
export const rowSchema = (record: AnyRecord): z.ZodObject => {
  const fields = Object.entries(record.schema.shape as Record<string, z.ZodType>).map(
    ([name, field]) => [name, metaOf(field).staffOnly ? field.optional() : field] as const,
  )
  return z
    .object({ id: z.string(), ...Object.fromEntries(fields), created: time, updated: time })
    .extend(record.name === userFile.name ? { file_url: z.string(), raster_url: z.string() } : {})
}
