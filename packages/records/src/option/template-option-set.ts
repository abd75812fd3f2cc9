import { OPTION_DISPLAYS } from '@kisscut/core/product'
import {
  choice,
  flag,
  help,
  inches,
  integer,
  links,
  longText,
  name,
  optional,
  quantities,
  record,
  shownText,
  text,
} from '../record/index.ts'

/** REC-11: a question that the shopper answers with one of its options. */
export const templateOptionSet = record({
  name: 'template_option_set',
  path: '/custom/api/v1/template-option-set/',
  about: 'A question on the product page, answered by one of its options.',
  save: 'staff',
  fields: {
    display_type: choice(OPTION_DISPLAYS),
    help_text: shownText(longText(2000).default('')),
    name: name(),
    short_description: shownText(text(500).default('')),
    options: links('template_option'),
    excluded_materials: links('template_material'),
    tags: links('template_option_tag'),
    minimum_width: optional(inches()),
    minimum_height: optional(inches()),
    maximum_width: optional(inches()),
    maximum_height: optional(inches()),
    quantity_breaks: help(quantities(), 'comma-separated, ascending'),
    small_option: flag(),
    required: flag(),
    order: integer().default(0),
  },
  idIn: true,
  filters: ['name', 'display_type'],
  order: ['order'],
})
