import { configuredProduct } from '../product/index.ts'
import {
  address,
  belongsTo,
  byShop,
  currency,
  flag,
  help,
  integer,
  longText,
  mention,
  money,
  name,
  optional,
  partOf,
  quantity,
  record,
  shownText,
  side,
} from '../record/index.ts'

/** REC-29: a product at its own price, in one size and quantity. */
export const specialOffer = record({
  name: 'special_offer',
  path: '/custom/api/v1/special-offers/',
  about: 'A product at a price of its own, in one material, size and quantity.',
  save: 'staff',
  onRenamedCurrency: 'renamed',
  fields: {
    enabled: flag(true),
    name: shownText(name()),
    description: shownText(longText(2000).default('')),
    sku: name(64),
    template: help(optional(belongsTo('template')), 'the product it is an offer of'),
    unit_price: help(money(6), 'in place of the base unit price'),
    currency: currency(),
    quantity: quantity(),
    width: side(),
    height: side(),
    material: belongsTo('template_material'),
    image: optional(address()),
    category: help(
      optional(mention('category')),
      'the category whose page shows it, beside that of its product',
    ),
    order: integer().default(0),
  },
  published: { enabled: true },
  filters: ['template', 'material', 'category'],
  unique: [['sku']],
  order: ['order'],
})

export const configuredSpecialOffer = record({
  name: 'configured_special_offer',
  path: '/custom/api/v1/configured-special-offer/',
  about: 'A special offer that a shopper accepted.',
  save: 'owner',
  onSignIn: 'moves',
  onExpiry: 'removed',
  onRenamedCurrency: 'renamed',
  fields: {
    special_offer: belongsTo('special_offer'),
    custom: byShop(help(optional(partOf('custom')), 'what it was accepted for, under the same id')),
    ...configuredProduct(),
    revision: byShop(
      help(integer().default(0), 'counts the changes of what is chosen; `If-Match` states the one expected'),
    ),
  },
  filters: ['special_offer'],
})
