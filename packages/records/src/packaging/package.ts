import {
  address,
  flag,
  help,
  integer,
  json,
  links,
  longText,
  name,
  optional,
  record,
  shownText,
} from '../record/index.ts'
import { priceTableSchema } from '../template/price-table.ts'

/** REC-35: a package that products are sold in, such as a backing card. A disabled one is not offered. */
export const retailPackage = record({
  name: 'package',
  path: '/packaging/api/v1/package/',
  about: 'Retail packaging: what a product is sold in.',
  save: 'staff',
  fields: {
    name: name(),
    description: shownText(longText(2000).default('')),
    enabled: flag(true),
    content: help(optional(address()), 'a picture of its front'),
    content_back: help(optional(address()), 'a picture of its back'),
    preview: optional(address()),
    available_sizes: links('package_size'),
    no_customer_preview: flag(),
    price_table: help(optional(json(priceTableSchema)), 'empty: no price, not for sale'),
    order: integer().default(0),
  },
  published: { enabled: true },
  idIn: true,
  filters: ['name'],
  order: ['order'],
})
