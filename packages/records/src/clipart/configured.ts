import { ownName } from '../custom/columns.ts'
import { DESIGN_CHARACTERS } from '../custom/custom.ts'
import { paint, stroke } from '../element/index.ts'
import { configuredProduct } from '../product/index.ts'
import {
  address,
  belongsTo,
  byShop,
  fileKey,
  flag,
  help,
  inches,
  integer,
  longText,
  optional,
  partOf,
  record,
} from '../record/index.ts'

const { options: chosenOptions, ...chosen } = configuredProduct()

/** REC-23: a shopper's configuration of a clipart product. */
export const configuredClipartProduct = record({
  name: 'configured_clipart_product',
  path: '/custom/api/v1/configured-clipart-product/',
  about: 'A clipart product as a shopper configured it.',
  save: 'owner',
  onSignIn: 'moves',
  onExpiry: 'removed',
  onRenamedCurrency: 'renamed',
  fields: {
    clipart_product: belongsTo('clipart_product'),
    ...chosen,
    ...ownName(),
    option_invert: flag(),
    chosen_options: byShop(help(chosenOptions, 'its options, as they are priced')),
    design: byShop(help(optional(longText(DESIGN_CHARACTERS)), 'what is cut or printed, as versioned JSON')),
    source: byShop(help(optional(address()), 'picture of what is cut or printed')),
    canvas_preview: byShop(help(optional(fileKey()), 'key in file storage')),
    finished_width: byShop(
      help(optional(inches()), 'of the piece as it is cut, in inches; empty: not saved since'),
    ),
    finished_height: byShop(help(optional(inches()), 'of the piece as it is cut, in inches')),
    revision: byShop(
      help(integer().default(0), 'counts the changes of it; `If-Match` states the one expected'),
    ),
  },
  parts: {
    regions: { of: 'configured_clipart_product_region', by: 'configured_clipart_product' },
    options: { of: 'configured_clipart_option', by: 'configured_clipart_product' },
  },
  idIn: true,
  filters: ['clipart_product'],
})

export const configuredClipartProductRegion = record({
  name: 'configured_clipart_product_region',
  path: '/custom/api/v1/configured-clipart-product-region/',
  about: 'How a region of a configured clipart product is painted.',
  save: 'owner',
  onSignIn: 'moves',
  onExpiry: 'removed',
  fields: {
    configured_clipart_product: partOf('configured_clipart_product'),
    region: belongsTo('clipart_region'),
    ...paint(),
    ...stroke(),
  },
  idIn: true,
  filters: ['configured_clipart_product'],
  unique: [['configured_clipart_product', 'region']],
})

/** OPT-15: a configured option pairs an option set with a chosen option. */
export const configuredClipartOption = record({
  name: 'configured_clipart_option',
  path: '/custom/api/v1/configured-clipart-option/',
  about: 'An option chosen of a configured clipart product.',
  save: 'owner',
  onSignIn: 'moves',
  onExpiry: 'removed',
  fields: {
    configured_clipart_product: partOf('configured_clipart_product'),
    option_set: belongsTo('template_option_set'),
    option: belongsTo('template_option'),
  },
  idIn: true,
  filters: ['configured_clipart_product'],
  unique: [['configured_clipart_product', 'option']],
})
