import { z } from 'zod'

const line = z.string().max(300)
const paragraph = z.string().max(3000)

/** What fills the sections of a product page (PAGE-6); an empty one has no section. */
export const sectionsSchema = z.strictObject({
  features: z
    .array(z.strictObject({ title: line, text: paragraph }))
    .max(24)
    .default([]),
  questions: z
    .array(z.strictObject({ question: line, answer: paragraph }))
    .max(50)
    .default([]),
  testimonial: z.strictObject({ text: paragraph, author: line, use: line }).nullable().default(null),
  gallery: z
    .array(
      z.strictObject({
        url: z.string().max(1000),
        alt: line,
        width: z.int().min(1),
        height: z.int().min(1),
      }),
    )
    .max(48)
    .default([]),
})

/** No section has content. */
export const NO_SECTIONS: z.output<typeof sectionsSchema> = {
  features: [],
  questions: [],
  testimonial: null,
  gallery: [],
}
