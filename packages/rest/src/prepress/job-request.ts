import { JOB_LIMITS, PRINT_FILES, type JobRequest } from '@kisscut/shop'
import { BARCODE_TYPES } from '@kisscut/core/codes'
import { MAXIMUM_RECORDS } from '@kisscut/core/variable-data'
import { z } from 'zod'
import * as messages from '../messages/requests.ts'

const id = z.string().min(1).max(64)
/** The widest sheet or roll, in inches. */
const inches = z.number().positive().max(1000)
const room = z.number().min(0).max(100)
const place = z.number().min(-1000).max(1000)

const stock = z.strictObject({
  width: inches,
  height: inches.optional(),
  margin: room.optional(),
  gap: room.optional(),
})

const marks = z.strictObject({
  crosses: z.boolean().optional(),
  dots: z.boolean().optional(),
  label: z.boolean().optional(),
})

const field = {
  box: z.strictObject({ x: place, y: place, width: inches, height: inches }),
  /** The field's own number range (VAR-4); absent: the product's range or list. */
  range: z.strictObject({ from: z.string().max(200), to: z.string().max(200) }).optional(),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, messages.colorCode)
    .optional(),
}

const fields = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('text'),
        size: z.number().positive().max(100),
        alignment: z.enum(['left', 'center', 'right']).optional(),
        ...field,
      }),
      z.strictObject({ kind: z.literal('qr'), ...field }),
      z.strictObject({ kind: z.literal('bar'), barcode: z.enum(BARCODE_TYPES), ...field }),
    ]),
  )
  .max(JOB_LIMITS.fields)

/** A value of one label. */
const value = z.string().max(1000)

const customs = <T extends z.ZodType>(each: T) => z.array(each).min(1).max(JOB_LIMITS.customs)
const copies = z.int().min(1).max(JOB_LIMITS.copies)

/** Orders of background jobs by kind; lengths in inches. */
export const jobRequest = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('print'),
    customs: customs(id),
    files: z.array(z.enum(PRINT_FILES)).min(1).max(PRINT_FILES.length).default(['print.pdf', 'cut.dxf']),
  }),
  z.strictObject({
    kind: z.literal('sheets'),
    title: z.string().min(1).max(100).default('Gang sheet'),
    customs: customs(z.strictObject({ id, copies })),
    stock,
    marks: marks.default({ crosses: true, label: true }),
    layout: z.enum(['nest', 'lanes']).optional(),
    repeat: z.boolean().optional(),
  }),
  z.strictObject({
    kind: z.literal('labels'),
    custom: id,
    /** Empty: the varying texts of the product's design. */
    fields: fields.default([]),
    /** One row per label, one value per field in their order. */
    records: z.array(z.array(value).max(JOB_LIMITS.fields)).min(1).max(MAXIMUM_RECORDS).optional(),
  }),
]) satisfies z.ZodType<JobRequest>
