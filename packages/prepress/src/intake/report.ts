import { z } from 'zod'
import { CUT_KINDS } from '../decode/cut-names.ts'
import { NOTICES, REJECTIONS, type NoticeCode, type RejectionCode, type Values } from './messages.ts'

const values = z.record(z.string(), z.union([z.string(), z.number()])).optional()
const codes = <C extends string>(rows: Readonly<Record<C, unknown>>) =>
  z.enum(Object.keys(rows) as [C, ...C[]])
const pixels = z.number().int().positive()
const share = z.number().min(0).max(1)
const inches = z
  .string()
  .regex(/^\d+\.\d{3}$/)
  .nullable()

/** Absolute lines and curves, closed or not. */
const LINE_DATA = /^M[MLCZ\d .-]*$/

/** The worker's report of a rejected file. */
export const rejectionReport = z.strictObject({
  accepted: z.literal(false),
  code: codes<RejectionCode>(REJECTIONS),
  values,
})
export type RejectionReport = z.output<typeof rejectionReport>

/** The worker's report of one file. Validated on arrival: a decoder may be compromised. */
export const intakeReport = z.discriminatedUnion('accepted', [
  rejectionReport,
  z.strictObject({
    accepted: z.literal(true),
    mime: z.string(),
    isVector: z.boolean(),
    hasAlpha: z.boolean(),
    transparentWhite: z.boolean(),
    fullBleed: z.boolean(),
    ink: z.array(z.strictObject({ x: share, y: share })).max(128),
    failedToRaster: z.boolean().optional(),
    space: z.string().max(20).optional(),
    profile: z.string().max(100).optional(),
    dpi: z.number().positive().optional(),
    cutLines: z
      .array(z.strictObject({ kind: z.enum(CUT_KINDS), path: z.string().regex(LINE_DATA).max(400_000) }))
      .max(500)
      .optional(),
    pages: z.number().int().positive(),
    pixelWidth: pixels,
    pixelHeight: pixels,
    inchWidth: inches,
    inchHeight: inches,
    /** The trimmed area in fractions of the page; absent: all of it. */
    trim: z.strictObject({ x: share, y: share, width: share, height: share }).optional(),
    /** A file to store in place of the original was written to the given path. */
    cleaned: z.boolean(),
    /** Content type of the uploaded file, where it is stored as another. */
    sent: z.string().optional(),
    families: z.array(z.string().max(200)).max(100).optional(),
    rasterWidth: pixels,
    rasterHeight: pixels,
    notices: z.array(z.strictObject({ code: codes<NoticeCode>(NOTICES), values })),
  }),
])
export type IntakeReport = z.output<typeof intakeReport>

/** Thrown inside the worker process where a file is not acceptable. */
export class IntakeRejection extends Error {
  constructor(
    readonly code: RejectionCode,
    readonly values: Values = {},
  ) {
    super(code)
  }
}

/** Returns the result of the work, or the rejection it threw, as a report. Runs in the worker process. */
export async function orRejection<T>(work: () => Promise<T>): Promise<T | RejectionReport> {
  try {
    return await work()
  } catch (thrown) {
    if (!(thrown instanceof IntakeRejection)) throw thrown
    return { accepted: false, code: thrown.code, values: { ...thrown.values } }
  }
}
