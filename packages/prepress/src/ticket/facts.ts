import { z } from 'zod'
import { jobNumber } from '../messages/ticket.ts'

const text = z.string().min(1)
const inches = z.number().positive()

/** Facts of one job for production; version 1. New fields are optional; a changed meaning is a new version. */
export const ticketFacts = z.strictObject({
  version: z.literal(1),
  /** Printed as Code 128: printable ASCII. */
  job: z.string().regex(/^[\x20-\x7e]{1,24}$/, jobNumber),
  order: text,
  /** Dates as `2026-11-21`. */
  date: z.iso.date(),
  due: z.iso.date().nullable(),
  shop: text,
  customer: text.nullable(),
  product: z.strictObject({ id: text, title: text }),
  material: z.strictObject({
    id: text,
    name: text,
    /** The press room's name, with the adhesive: `Clear film, 75 µm, removable`. */
    stock: text.optional(),
  }),
  /** Inches. */
  size: z.strictObject({ width: inches, height: inches }),
  quantity: z.number().int().positive(),
  finishing: z.strictObject({
    lamination: z.enum(['none', 'matte', 'gloss']),
    cut: z.enum(['die', 'kiss', 'none']),
    perforation: z.boolean(),
    reverseCut: z.boolean(),
    flexCut: z.boolean(),
    /** The cut line in the words of the review: `Rounded rectangle, 0.4 in radius`. */
    cutLine: text.optional(),
    /** The unwind direction of a roll, which is drawn. OPT-20. */
    unwind: z.literal([1, 2, 3, 4, 5, 6, 7, 8]).optional(),
  }),
  /** All chosen options in the words of the product page: `Core: 3 in core`. */
  options: z.array(text).optional(),
  /** Separations other than process inks, as listed by the print file. */
  plates: z.array(text),
  files: z.array(
    z.strictObject({
      name: text,
      role: z.enum(['print', 'cut', 'proof', 'labels', 'artwork']),
      bytes: z.number().int().nonnegative(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
  sheets: z.strictObject({ count: z.number().int().positive(), width: inches, height: inches }).nullable(),
  notes: z.array(text),
})
export type TicketFacts = z.output<typeof ticketFacts>
