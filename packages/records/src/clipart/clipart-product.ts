import { sizedProduct } from '../product/index.ts'
import {
  address,
  belongsTo,
  choice,
  decimal,
  flag,
  help,
  integer,
  links,
  name,
  optional,
  partOf,
  record,
  side,
} from '../record/index.ts'

/** Types of a clipart product's content. */
const CONTENT_TYPES = ['clipart', 'graphic'] as const

/** REC-22: a clipart for sale, cut from vinyl or printed. */
export const clipartProduct = record({
  name: 'clipart_product',
  path: '/custom/api/v1/clipart-product/',
  about: 'A clipart that is sold by itself, such as a cut-out decal.',
  save: 'staff',
  onRenamedCurrency: 'renamed',
  fields: {
    ...sizedProduct(),
    clipart: belongsTo('clipart'),
    option_invert: help(flag(), 'it may be cut inside out'),
    min_sq_inches: optional(decimal(3, { min: 0 })),
    customization_group: optional(belongsTo('clipart_product_customization_group')),
    sizes: links('template_size'),
    allow_custom_size: flag(true),
    show_regions: flag(),
    max_height: optional(side()),
    max_width: optional(side()),
    preview: optional(address()),
    options: links('template_option_set'),
    packages: help(links('package'), 'retail packages it can be sold in'),
    tags: links('tag'),
    content_type: choice(CONTENT_TYPES).default('clipart'),
  },
  parts: { backgrounds: { of: 'clipart_product_background', by: 'product' } },
  published: { public: true },
  idIn: true,
  filters: ['category', 'slug', 'clipart', 'tags'],
  lookups: ['sku'],
  unique: [['slug'], ['sku']],
  order: ['order'],
  pageSize: 24,
  maxPageSize: 100,
})

export const clipartProductBackground = record({
  name: 'clipart_product_background',
  path: '/custom/api/v1/clipart-product-background/',
  about: 'A picture that a clipart product is shown on.',
  save: 'staff',
  fields: { product: partOf('clipart_product'), image: address(), order: integer().default(0) },
  idIn: true,
  filters: ['product'],
  order: ['order'],
})

export const clipartProductCustomizationGroup = record({
  name: 'clipart_product_customization_group',
  path: '/custom/api/v1/clipart-product-customization-group/',
  about: 'Clipart products that are customized alike.',
  save: 'staff',
  fields: {
    name: name(),
    options: links('template_option_set'),
    colors: help(links('color'), 'what their regions may be painted with; none: any'),
    order: integer().default(0),
  },
  idIn: true,
  order: ['order'],
})
