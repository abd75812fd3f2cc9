import {
  address,
  decimal,
  flag,
  help,
  integer,
  longText,
  mentions,
  name,
  record,
  staffOnly,
  text,
} from '../record/index.ts'

/** REC-12: one answer, and what it costs. */
export const templateOption = record({
  name: 'template_option',
  path: '/custom/api/v1/template-option/',
  about: 'One answer to an option set, and what it costs.',
  save: 'staff',
  fields: {
    charge_option: help(integer(0, 2), 'percentage 0, total 1, per unit 2'),
    help_text: longText(2000).default(''),
    image: address().nullable().default(null),
    name: name(),
    amount: decimal().nullable().default(null),
    currency: text(3).default('USD'),
    percent: help(decimal().nullable().default(null), 'of the unit price; "30" is 30 %'),
    value_csv: help(text(500).default(''), "one value more than the set's quantity breaks"),
    wholesale_amount: staffOnly(decimal().nullable().default(null)),
    wholesale_amount_csv: staffOnly(text(500).default('')),
    tags: mentions('template_option_tag'),
    default: flag(),
    order: integer().default(0),
  },
  filters: ['name', 'charge_option'],
  order: ['order'],
})
