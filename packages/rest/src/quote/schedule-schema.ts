import { z } from 'zod'

/** A schedule of `@kisscut/core`: any client may hand it to `quoteProduct`. PRICE-20. */
export const scheduleFields = {
  prices: z.array(z.string()),
  quantities: z.array(z.int()),
  basis: z
    .enum(['sqin', 'unit'])
    .optional()
    .describe('`unit`: the prices are of a piece, whatever its area. Absent or `sqin`: of a square inch.'),
  subject: z
    .string()
    .describe(
      'What the prices are for. `quoteProduct` of `@kisscut/core` takes the whole answer as its `schedule` and prices nothing else by it.',
    ),
}
