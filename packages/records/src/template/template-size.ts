import { decimal, flag, help, inches, integer, name, record, text } from '../record/index.ts'

/** REC-14. */
export const templateSize = record({
  name: 'template_size',
  path: '/custom/api/v1/template-size/',
  about: 'A size the product is offered in.',
  save: 'staff',
  fields: {
    name: name(),
    width: inches(),
    height: inches(),
    default: flag(),
    price: help(decimal(2).nullable().default(null), 'charged once'),
    currency: text(3).default('USD'),
    order: integer().default(0),
  },
  filters: ['name'],
  order: ['order'],
})
