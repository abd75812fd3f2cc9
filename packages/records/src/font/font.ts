import { address, flag, help, integer, name, optional, record, text } from '../record/index.ts'

/** REC-27: a typeface for designs. */
export const font = record({
  name: 'font',
  path: '/custom/api/v1/font/',
  about: 'A typeface for texts in designs.',
  save: 'staff',
  fields: {
    family: help(name(), 'family name in the font file'),
    family_web: help(name(), 'family name in the style sheet'),
    name: help(name(), 'as shoppers see it'),
    font: optional(address()),
    preview: optional(address()),
    default: flag(),
    tag: text(40).default(''),
    order: integer().default(0),
  },
  filters: ['family', 'tag'],
  order: ['order'],
})
