import { z } from 'zod'

const length = z.number().min(-100).max(100)
const side = z.number().positive().max(100)

/** The contour of a sample artwork; in inches from the artwork's top left corner. */
export const sampleCutSchema = z.strictObject({
  /** Size of the artwork. */
  width: side,
  height: side,
  /** The box of its cut. */
  box: z.strictObject({ x: length, y: length, width: side, height: side }),
  /** Closed path data. */
  path: z
    .string()
    .max(20_000)
    .regex(/^M[-MCLZ\d\s.]+Z$/),
})
