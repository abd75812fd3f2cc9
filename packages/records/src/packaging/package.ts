import { address, flag, help, integer, json, longText, mentions, name, record } from '../record/index.ts'
import { priceTableSchema } from '../template/price-table.ts'

/** REC-35: what a product is sold in, such as a backing card. One that is not enabled is no part of the shop. */
export const retailPackage = record({
  name: 'package',
  path: '/packaging/api/v1/package/',
  about: 'Retail packaging: what a product is sold in.',
  save: 'staff',
  fields: {
    name: name(),
    description: longText(2000).default(''),
    enabled: flag(true),
    content: help(address().nullable().default(null), 'a picture of its front'),
    content_back: help(address().nullable().default(null), 'a picture of its back'),
    preview: address().nullable().default(null),
    available_sizes: mentions('package_size'),
    no_customer_preview: flag(),
    price_table: help(json(priceTableSchema).nullable().default(null), 'null: no price, not for sale'),
    order: integer().default(0),
  },
  published: { enabled: true },
  idIn: true,
  filters: ['name'],
  order: ['order'],
})
