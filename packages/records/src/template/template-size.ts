import { currency, flag, help, integer, money, name, optional, record, side } from '../record/index.ts'

/** REC-14. */
export const templateSize = record({
  name: 'template_size',
  path: '/custom/api/v1/template-size/',
  about: 'A size the product is offered in.',
  save: 'staff',
  fields: {
    name: name(),
    width: side(),
    height: side(),
    default: flag(),
    price: help(optional(money()), 'charged once'),
    currency: currency(),
    order: integer().default(0),
  },
  filters: ['name'],
  order: ['order'],
})
