import { BUILDER_BLOCKS } from '@kisscut/core/category'
import { z } from 'zod'
import { address, mention } from '../record/index.ts'

const line = z.string().max(200)

/** The blocks of a builder page, from top to bottom (PAGE-15). A block with empty texts is omitted. */
export const blocksSchema = z
  .array(
    z.strictObject({
      display: z.enum(BUILDER_BLOCKS),
      title: line.default(''),
      /** Text of a banner, or markup of an html block. */
      text: z.string().max(10_000).default(''),
      /** The category that fills the block, by id; null: the page's own. */
      category: mention('category').nullable().default(null),
      image_url: address().nullable().default(null),
      /** Label of the banner's button, and the path it leads to. */
      action: z
        .strictObject({ label: line.min(1), url: z.string().regex(/^\/(?!\/)\S*$/) })
        .nullable()
        .default(null),
      /** Maximum number of tiles; null for all. */
      at_most: z.int().min(1).max(48).nullable().default(null),
    }),
  )
  .max(40)
