import { CHARGE_MODES } from '@kisscut/core/product'
import {
  address,
  amounts,
  code,
  currency,
  flag,
  help,
  integer,
  links,
  longText,
  money,
  name,
  optional,
  percent,
  record,
  shownText,
  staffOnly,
} from '../record/index.ts'

/** REC-12: one choice, and its price. */
export const templateOption = record({
  name: 'template_option',
  path: '/custom/api/v1/template-option/',
  about: 'One answer to an option set, and what it costs.',
  save: 'staff',
  fields: {
    charge_option: code(CHARGE_MODES),
    help_text: shownText(longText(2000).default('')),
    image: optional(address()),
    name: shownText(name()),
    amount: optional(money(6)),
    currency: currency(),
    percent: help(optional(percent()), 'of the unit price; "30" is 30 %'),
    value_csv: help(amounts(), "one value more than the set's quantity breaks"),
    wholesale_amount: staffOnly(optional(money(6))),
    wholesale_amount_csv: staffOnly(amounts()),
    tags: links('template_option_tag'),
    default: flag(),
    order: integer().default(0),
  },
  filters: ['name', 'charge_option'],
  order: ['order'],
})
