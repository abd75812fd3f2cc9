import { OPTION_DISPLAYS } from '@kisscut/core/product'
import {
  choice,
  flag,
  help,
  inches,
  integer,
  longText,
  mentions,
  name,
  record,
  text,
} from '../record/index.ts'

/** REC-11: a question the shopper answers by choosing one of its options. */
export const templateOptionSet = record({
  name: 'template_option_set',
  path: '/custom/api/v1/template-option-set/',
  about: 'A question on the product page, answered by one of its options.',
  save: 'staff',
  fields: {
    display_type: choice(OPTION_DISPLAYS),
    help_text: longText(2000).default(''),
    name: name(),
    short_description: text(500).default(''),
    options: mentions('template_option'),
    excluded_materials: mentions('template_material'),
    tags: mentions('template_option_tag'),
    minimum_width: inches().nullable().default(null),
    minimum_height: inches().nullable().default(null),
    maximum_width: inches().nullable().default(null),
    maximum_height: inches().nullable().default(null),
    quantity_breaks: help(text(200).default(''), 'comma-separated quantities, ascending'),
    small_option: flag(),
    required: flag(),
    order: integer().default(0),
  },
  idIn: true,
  filters: ['name', 'display_type'],
  order: ['order'],
})
