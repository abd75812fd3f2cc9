import { TEXT_LOCATIONS, TEXT_SIZES } from '@kisscut/core/design'
import { presetSize, sizedProduct } from '../product/index.ts'
import {
  belongsTo,
  code,
  currency,
  help,
  integer,
  links,
  mention,
  money,
  name,
  optional,
  partOf,
  record,
  side,
  text,
} from '../record/index.ts'

/** The words of a drag-drop-buy product with their place and size (DESIGN-12, DESIGN-13). */
export const carriedText = () => ({
  text: text(200).default(''),
  text_size: code(TEXT_SIZES).default(1),
  text_location: code(TEXT_LOCATIONS).default(0),
  font: optional(mention('font')),
})

/** REC-28: a product composed by dragging cliparts, such as a family for a car window. */
export const ddbProduct = record({
  name: 'ddb_product',
  path: '/custom/api/v1/ddb-product/',
  about: 'A product that shoppers put together by dragging cliparts onto it.',
  save: 'staff',
  onRenamedCurrency: 'renamed',
  fields: {
    ...sizedProduct(),
    ...carriedText(),
    text: help(text(200).default(''), 'an example of words in the empty field; not printed'),
    sizes: links('configured_ddb_product_size'),
    most_cliparts: help(integer(1, 100).default(12), 'on one product'),
  },
  parts: { clipart_elements: { of: 'ddb_product_clipart', by: 'ddb_product' } },
  published: { public: true },
  filters: ['category', 'slug'],
  lookups: ['sku'],
  unique: [['slug'], ['sku']],
  order: ['order'],
})

export const ddbProductClipart = record({
  name: 'ddb_product_clipart',
  path: '/custom/api/v1/ddb-product-clipart/',
  about: 'A clipart that can be dragged onto a drag-drop-buy product.',
  save: 'staff',
  onRenamedCurrency: 'renamed',
  fields: {
    ddb_product: partOf('ddb_product'),
    clipart: belongsTo('clipart'),
    name: name(),
    width: side(),
    height: side(),
    price: help(optional(money()), 'added for each; empty: nothing'),
    currency: currency(),
    order: integer().default(0),
  },
  filters: ['ddb_product', 'clipart'],
  order: ['order'],
})

/** A size of drag-drop-buy products. */
export const configuredDdbProductSize = record({
  name: 'configured_ddb_product_size',
  path: '/custom/api/v1/configured-ddb-product-size/',
  about: 'A size that drag-drop-buy products come in.',
  save: 'staff',
  onRenamedCurrency: 'renamed',
  fields: presetSize(),
  idIn: true,
  order: ['order'],
})
