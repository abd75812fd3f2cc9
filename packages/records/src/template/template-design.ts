import { z } from 'zod'
import { help, integer, json, name, partOf, record } from '../record/index.ts'

/** Maximum length of the JSON: a page with a dozen samples stays fast. */
const SAMPLE_DESIGN_CHARACTERS = 400_000

const data = z
  .record(z.string(), z.unknown(), 'This is not a design.')
  .refine((value) => JSON.stringify(value).length <= SAMPLE_DESIGN_CHARACTERS, 'Too large.')

/** REC-85: a sample design of a product; the shop parses it when it is saved. */
export const templateDesign = record({
  name: 'template_design',
  path: '/custom/api/v1/template-design/',
  about: 'A sample design of a product that a shopper may start from.',
  save: 'staff',
  fields: {
    template: partOf('template'),
    name: name(100),
    order: integer().default(0),
    data: help(json(data), 'a design, as “Export” writes it in a design tool'),
  },
  idIn: true,
  filters: ['template'],
  order: ['order'],
})
