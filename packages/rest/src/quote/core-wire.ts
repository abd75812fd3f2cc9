import { messageOf } from '@kisscut/core/problem'
import type { Quote } from '@kisscut/core/product'
import { productSchema, quoteSchema, problemSchema } from '@kisscut/core/schema'
import { z } from 'zod'

/** The schemas of core, which are those of the library; by names of their own in the API's description. */
export const coreProductSchema = productSchema.meta({
  id: 'core_product',
  description: 'The product as `@kisscut/core` takes it, and as the `product-data` block of its page has it.',
})

export const coreQuoteSchema = quoteSchema
  .extend({
    size: z
      .strictObject({ width: z.number(), height: z.number() })
      .nullable()
      .describe('The finished size as read, in inches.'),
    problems: z.array(problemSchema.extend({ text: z.string() })),
  })
  .meta({
    id: 'core_quote',
    description:
      'The quote as `@kisscut/core` makes it, its problems with their texts. Amounts are decimals in `currency`; an error among the problems means that this can’t be ordered.',
  })

/** A quote on the wire: core's object, its problems with their texts. API-27. */
export const coreQuoteWire = (quote: Quote) => ({
  ...quote,
  problems: quote.problems.map((problem) => ({ ...problem, text: messageOf(problem) })),
})
