import { paint, positioned } from '../element/index.ts'
import { configuredProduct } from '../product/index.ts'
import {
  address,
  belongsTo,
  byShop,
  fileKey,
  flag,
  help,
  integer,
  longText,
  optional,
  partOf,
  record,
} from '../record/index.ts'
import { ownName } from '../custom/columns.ts'
import { DESIGN_CHARACTERS } from '../custom/custom.ts'
import { carriedText } from './ddb-product.ts'

/** A clipart placed by the shop: its index in the row determines the place. DDB-1. */
const placedByShop = (): ReturnType<typeof positioned> =>
  Object.fromEntries(
    Object.entries(positioned()).map(([name, field]) => [name, byShop(field)]),
  ) as ReturnType<typeof positioned>

/** REC-28: a shopper's drag-drop-buy product. */
export const configuredDdbProduct = record({
  name: 'configured_ddb_product',
  path: '/custom/api/v1/configured-ddb-product/',
  about: 'A drag-drop-buy product as a shopper put it together.',
  save: 'owner',
  onSignIn: 'moves',
  onExpiry: 'removed',
  onRenamedCurrency: 'renamed',
  fields: {
    ddb_product: belongsTo('ddb_product'),
    size: optional(belongsTo('configured_ddb_product_size')),
    ...carriedText(),
    single_color: help(flag(), 'everything in the one color, letters too; else each clipart has its own'),
    ...paint(),
    ...configuredProduct(),
    ...ownName(),
    design: byShop(
      help(optional(longText(DESIGN_CHARACTERS)), 'what is printed and where it is cut, as versioned JSON'),
    ),
    source: byShop(help(optional(address()), 'picture of what is printed')),
    canvas_preview: byShop(help(optional(fileKey()), 'key in file storage')),
    revision: byShop(
      help(
        integer().default(0),
        'counts the changes of what is put together; `If-Match` states the one expected',
      ),
    ),
  },
  parts: { clipart_elements: { of: 'configured_ddb_product_clipart', by: 'configured_ddb_product' } },
  filters: ['ddb_product'],
})

export const configuredDdbProductClipart = record({
  name: 'configured_ddb_product_clipart',
  path: '/custom/api/v1/configured-ddb-product-clipart/',
  about: 'A clipart that a shopper dragged onto a drag-drop-buy product.',
  save: 'owner',
  onSignIn: 'moves',
  onExpiry: 'removed',
  fields: {
    configured_ddb_product: partOf('configured_ddb_product'),
    clipart: belongsTo('clipart'),
    ...placedByShop(),
  },
  parts: { regions: { of: 'configured_ddb_product_clipart_region', by: 'configured_ddb_product_clipart' } },
  filters: ['configured_ddb_product'],
  order: ['z'],
})

export const configuredDdbProductClipartRegion = record({
  name: 'configured_ddb_product_clipart_region',
  path: '/custom/api/v1/configured-ddb-product-clipart-region/',
  about: 'How a region of a dragged clipart is painted.',
  save: 'owner',
  onSignIn: 'moves',
  onExpiry: 'removed',
  fields: {
    configured_ddb_product_clipart: partOf('configured_ddb_product_clipart'),
    region: belongsTo('clipart_region'),
    ...paint(),
  },
  idIn: true,
  filters: ['configured_ddb_product_clipart'],
  unique: [['configured_ddb_product_clipart', 'region']],
})
