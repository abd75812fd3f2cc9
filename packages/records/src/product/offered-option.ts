import { belongsTo, help, integer, name, optional } from '../record/index.ts'

/** An option set offered with a product, and its default choice. */
export const offeredOption = () => ({
  name: name(),
  option_set: belongsTo('template_option_set'),
  default: help(optional(belongsTo('template_option')), 'chosen until the shopper chooses'),
  order: integer().default(0),
})
