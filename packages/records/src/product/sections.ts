import { z } from 'zod'
import { address, mention } from '../record/index.ts'

const line = z.string().max(300)
const paragraph = z.string().max(3000)
const pixels = z.int().min(1).max(20_000)

/** A product video: only its poster is loaded until it is played. SECT-4. */
export const videoSchema = z.strictObject({
  url: address(),
  poster: address(),
  width: pixels,
  height: pixels,
  title: line,
})

/** The content of a product page's sections (PAGE-6); an empty one is not shown. */
export const sectionsSchema = z.strictObject({
  features: z
    .array(z.strictObject({ title: line, text: paragraph }))
    .max(24)
    .default([]),
  questions: z
    .array(z.strictObject({ question: line, answer: paragraph }))
    .max(50)
    .default([]),
  testimonial: mention('review').nullable().default(null),
  gallery: z
    .array(z.strictObject({ url: z.string().max(1000), alt: line, width: pixels, height: pixels }))
    .max(48)
    .default([]),
})

export type Sections = z.output<typeof sectionsSchema>
export type ProductVideo = z.output<typeof videoSchema>

/** Sections without content. */
export const NO_SECTIONS: Sections = {
  features: [],
  questions: [],
  testimonial: null,
  gallery: [],
}
