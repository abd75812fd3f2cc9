import { z } from 'zod'
import { NOTICES, REJECTIONS, type NoticeCode, type RejectionCode, type Values } from './messages.ts'

const values = z.record(z.string(), z.union([z.string(), z.number()])).optional()
const codes = <C extends string>(rows: Readonly<Record<C, unknown>>) =>
  z.enum(Object.keys(rows) as [C, ...C[]])
const pixels = z.number().int().positive()
const inches = z
  .string()
  .regex(/^\d+\.\d{3}$/)
  .nullable()

/** What the worker process tells where a file is not acceptable. */
export const rejectionReport = z.strictObject({
  taken: z.literal(false),
  code: codes<RejectionCode>(REJECTIONS),
  values,
})
export type RejectionReport = z.output<typeof rejectionReport>

/** What the worker process tells about one file. Checked when it comes in: a decoder is not believed blindly. */
export const intakeReport = z.discriminatedUnion('taken', [
  rejectionReport,
  z.strictObject({
    taken: z.literal(true),
    mime: z.string(),
    isVector: z.boolean(),
    hasAlpha: z.boolean(),
    transparentWhite: z.boolean(),
    failedToRaster: z.boolean().optional(),
    space: z.string().max(20).optional(),
    profile: z.string().max(100).optional(),
    dpi: z.number().positive().optional(),
    pages: z.number().int().positive(),
    pixelWidth: pixels,
    pixelHeight: pixels,
    inchWidth: inches,
    inchHeight: inches,
    /** A file to be kept in place of the original stands where it was asked for. */
    cleaned: z.boolean(),
    /** What the file was when it came, where it is kept as another kind. */
    sent: z.string().optional(),
    rasterWidth: pixels,
    rasterHeight: pixels,
    notices: z.array(z.strictObject({ code: codes<NoticeCode>(NOTICES), values })),
  }),
])
export type IntakeReport = z.output<typeof intakeReport>

/** Thrown inside the worker process where a file turns out not to be acceptable. */
export class IntakeRejection extends Error {
  constructor(
    readonly code: RejectionCode,
    readonly values: Values = {},
  ) {
    super(code)
  }
}

/** Runs in the worker process: the work's result, or the refusal it threw, told in a report. */
export async function orRejection<T>(work: () => Promise<T>): Promise<T | RejectionReport> {
  try {
    return await work()
  } catch (thrown) {
    if (!(thrown instanceof IntakeRejection)) throw thrown
    return { taken: false, code: thrown.code, values: { ...thrown.values } }
  }
}
