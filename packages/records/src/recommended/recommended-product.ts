import {
  address,
  belongsTo,
  flag,
  help,
  integer,
  links,
  name,
  optional,
  partOf,
  placePercent,
  record,
} from '../record/index.ts'

/** REC-30: products shown together in one picture. */
export const recommendedProductGroup = record({
  name: 'recommended_product_group',
  path: '/custom/api/v1/recommended-product-group/',
  about: 'Products that are recommended together, shown in one picture.',
  save: 'staff',
  fields: {
    name: name(),
    template: help(optional(belongsTo('template')), 'the product whose page shows it; empty: any'),
    image: help(optional(address()), 'what the products are placed on'),
    primary: help(flag(), 'shown first'),
    order: integer().default(0),
  },
  parts: { products: { of: 'recommended_product', by: 'group' } },
  filters: ['template'],
  order: ['order'],
})

export const recommendedProduct = record({
  name: 'recommended_product',
  path: '/custom/api/v1/recommended-product/',
  about: 'A product in a picture of recommended ones.',
  save: 'staff',
  fields: {
    group: partOf('recommended_product_group'),
    product: belongsTo('template'),
    product_name: name(),
    x: help(placePercent(), 'of the picture’s width, from its left edge'),
    y: help(placePercent(), 'of the picture’s height, from its top edge'),
    width: help(placePercent(), 'of the picture’s width'),
    height: help(placePercent(), 'of the picture’s height'),
    colors: links('color'),
    sizes: links('template_size'),
    default_color: optional(belongsTo('color')),
    icon: optional(address()),
    primary: flag(),
    order: integer().default(0),
  },
  filters: ['group', 'product'],
  order: ['order'],
})
