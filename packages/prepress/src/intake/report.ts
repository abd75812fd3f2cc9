import { z } from 'zod'
import { NOTICES, REFUSALS, type NoticeCode, type RefusalCode, type Values } from './messages.ts'

const values = z.record(z.string(), z.union([z.string(), z.number()])).optional()
const codes = <C extends string>(rows: Readonly<Record<C, unknown>>) =>
  z.enum(Object.keys(rows) as [C, ...C[]])
const pixels = z.number().int().positive()
const inches = z
  .string()
  .regex(/^\d+\.\d{3}$/)
  .nullable()

/** What the worker process tells about one file. Checked when it comes in: a decoder is not believed blindly. */
export const intakeReport = z.discriminatedUnion('taken', [
  z.strictObject({ taken: z.literal(false), code: codes<RefusalCode>(REFUSALS), values }),
  z.strictObject({
    taken: z.literal(true),
    mime: z.string(),
    isVector: z.boolean(),
    hasAlpha: z.boolean(),
    pages: z.number().int().positive(),
    pixelWidth: pixels,
    pixelHeight: pixels,
    inchWidth: inches,
    inchHeight: inches,
    /** A sanitised file stands in the place handed in for it. */
    cleaned: z.boolean(),
    rasterWidth: pixels,
    rasterHeight: pixels,
    notices: z.array(z.strictObject({ code: codes<NoticeCode>(NOTICES), values })),
  }),
])
export type IntakeReport = z.output<typeof intakeReport>

/** Thrown inside the worker process where a file turns out not to be acceptable. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly values: Values = {},
  ) {
    super(code)
  }
}
