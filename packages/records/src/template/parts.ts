import {
  address,
  decimal,
  extent,
  flag,
  help,
  integer,
  longText,
  name,
  optional,
  partOf,
  pathData,
  position,
  record,
  slug,
} from '../record/index.ts'

const SMALL = { save: 'staff', idIn: true } as const

/** REC-16: a printed face of a product. */
export const templateSide = record({
  ...SMALL,
  name: 'template_side',
  path: '/custom/api/v1/template-side/',
  about: 'A printed face of a product, such as its back.',
  fields: {
    template: partOf('template'),
    name: name(100),
    order: integer().default(0),
    disable_offset_path: help(flag(), 'no line is cut around its artwork'),
  },
  filters: ['template'],
  order: ['order'],
})

export const templateTab = record({
  ...SMALL,
  name: 'template_tab',
  path: '/custom/api/v1/template-tab/',
  about: 'A tab of the description on a product page.',
  fields: {
    template: partOf('template'),
    name: name(100),
    content: longText().default(''),
    order: integer().default(0),
  },
  filters: ['template'],
  order: ['order'],
})

export const tag = record({
  ...SMALL,
  name: 'tag',
  path: '/custom/api/v1/tag/',
  about: 'A word that shapes and clipart products are found by.',
  fields: { name: name(60), slug: slug(), description: longText(2000).default('') },
  filters: ['slug'],
  unique: [['slug']],
  order: ['name'],
})

export const textPath = record({
  ...SMALL,
  name: 'text_path',
  path: '/custom/api/v1/text-path/',
  about: 'A line that a text may stand on.',
  fields: {
    name: name(100),
    path: help(pathData(), 'in the box of the text'),
    preview: optional(address()),
    order: integer().default(0),
  },
  order: ['order'],
})

/** REC-17. */
export const stockProductSize = record({
  ...SMALL,
  name: 'stock_product_size',
  path: '/custom/api/v1/stock-product-size/',
  about: 'A size that stock-image and marketplace products come in, by its area.',
  fields: {
    name: name(),
    sqinch: help(decimal(3, { min: 0.001, max: 1_000_000 }), 'square inches'),
    default: flag(),
    order: integer().default(0),
  },
  order: ['order'],
})

/** REC-18: a photograph that a product is shown on. */
export const backgroundImage = record({
  ...SMALL,
  name: 'background_image',
  path: '/custom/api/v1/background-image/',
  about: 'A picture that a product is shown in, such as a door; the box is where.',
  fields: {
    name: name(),
    image: address(),
    image_width: help(optional(integer(1, 20_000)), 'pixels; empty: measured once it is fetched'),
    image_height: optional(integer(1, 20_000)),
    foreground_image: help(optional(address()), 'what lies before the product'),
    box_x: help(position().default('0'), 'pixels of the image'),
    box_y: position().default('0'),
    box_width: extent(),
    box_height: extent(),
    box_height_inches: help(extent(), 'how high the box is in the world'),
    order: integer().default(0),
  },
  order: ['order'],
})
