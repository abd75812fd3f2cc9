import { messageOf } from '@kisscut/core/problem'
import type { Quote } from '@kisscut/core/product'
import { pricedQuoteSchema, problemSchema, productSchema, rejectedQuoteSchema } from '@kisscut/core/schema'
import { z } from 'zod'

/** The schemas of core, which are those of the library; by names of their own in the API's description. */
export const coreProductSchema = productSchema.meta({
  id: 'core_product',
  description: 'The product as `@kisscut/core` takes it, and as the `product-data` block of its page has it.',
})

const size = z.strictObject({ width: z.number(), height: z.number() })
const withTexts = z.array(problemSchema.extend({ text: z.string() }))

export const coreQuoteSchema = z
  .union([
    pricedQuoteSchema.extend({ size, problems: withTexts }).meta({
      id: 'core_priced_quote',
      description: 'A quote that can be ordered: a total, and warnings at most.',
    }),
    rejectedQuoteSchema.extend({ size: size.nullable(), problems: withTexts }).meta({
      id: 'core_rejected_quote',
      description: 'A quote that can’t be ordered: errors, and no total.',
    }),
  ])
  .meta({
    id: 'core_quote',
    description:
      'The quote as `@kisscut/core` makes it, its problems with their texts. Sizes are in inches, amounts are decimals in `currency`.',
  })

/** A quote on the wire: core's object, its problems with their texts. API-27. */
export const coreQuoteWire = (quote: Quote) => ({
  ...quote,
  problems: quote.problems.map((problem) => ({ ...problem, text: messageOf(problem) })),
})
