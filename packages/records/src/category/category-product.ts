import { PRODUCT_CLASSES } from '@kisscut/core/product'
import {
  address,
  belongsTo,
  choice,
  flag,
  help,
  integer,
  mentions,
  money,
  name,
  optional,
  pageAddress,
  record,
  slug,
  text,
} from '../record/index.ts'

/** REC-2: a product on a category page. */
export const categoryProduct = record({
  name: 'category_product',
  path: '/products/api/v1/category-product/',
  about: 'A product in a category: the tile that leads to its page.',
  save: 'staff',
  fields: {
    name: name(),
    sku: text(64).default(''),
    slug: slug(),
    short_description: text(500).default(''),
    category: belongsTo('category'),
    categories: help(mentions('category'), 'further categories it is shown in'),
    url: help(pageAddress(), 'path of its page'),
    image_url: optional(address()),
    image_webp_url: optional(address()),
    thumbnail_url: optional(address()),
    thumbnail_webp_url: optional(address()),
    object_id: help(name(64), 'id of the product of that type, e.g. of the template'),
    type: choice(PRODUCT_CLASSES),
    default_price: help(optional(money()), 'total of the default quantity and size'),
    hidden_product: flag(),
    order: integer().default(0),
  },
  // From the product's published reviews. REVIEW-4.
  computed: ['review_count', 'review_average'],
  published: { hidden_product: false },
  filters: ['category', 'slug', 'type', 'object_id'],
  order: ['order'],
})
