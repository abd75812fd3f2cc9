import { CATEGORY_DISPLAYS } from '@kisscut/core/category'
import {
  address,
  belongsTo,
  choice,
  flag,
  help,
  integer,
  links,
  mention,
  name,
  optional,
  partOf,
  record,
  selectors,
  selectorsOrNone,
  slug,
  text,
} from '../record/index.ts'

/** REC-20: a drawing whose regions can be painted. */
export const clipart = record({
  name: 'clipart',
  path: '/custom/api/v1/clipart/',
  about: 'A drawing for designs, painted region by region.',
  save: 'staff',
  fields: {
    name: name(),
    clipart: help(address(), 'the drawing, as SVG'),
    colors: help(integer(1, 64).default(1), 'how many colors it has'),
    size: help(integer().default(0), 'bytes'),
    keywords: text(500).default(''),
    preview: optional(address()),
    product_number: text(64).default(''),
    category: belongsTo('clipart_category'),
    popularity: integer().default(0),
    source: help(text(500).default(''), 'where it is from, and its license'),
    hidden: flag(),
  },
  parts: { regions: { of: 'clipart_region', by: 'clipart' } },
  published: { hidden: false },
  idIn: true,
  filters: ['category', 'product_number'],
  order: ['name'],
})

export const clipartCategory = record({
  name: 'clipart_category',
  path: '/custom/api/v1/clipart-category/',
  about: 'A group of cliparts, such as animals.',
  save: 'staff',
  fields: {
    name: name(),
    slug: slug(),
    display: choice(CATEGORY_DISPLAYS).default('products'),
    parent: optional(mention('clipart_category')),
    image: optional(address()),
    shapes: help(links('template_shape'), 'what its cliparts are cut to'),
    order: integer().default(0),
  },
  parts: { graphics: { of: 'clipart_category_graphic', by: 'category' } },
  idIn: true,
  filters: ['slug', 'parent'],
  unique: [['slug']],
  order: ['order'],
})

export const clipartCategoryGraphic = record({
  name: 'clipart_category_graphic',
  path: '/custom/api/v1/clipart-category-graphic/',
  about: 'A picture that a group of cliparts is shown by.',
  save: 'staff',
  fields: {
    category: partOf('clipart_category'),
    name: name(),
    preview: optional(address()),
    uses: help(integer().default(0), 'designs it is in'),
    orders: help(integer().default(0), 'orders it was in'),
    graphic: help(address(), 'the drawing, as SVG'),
  },
  idIn: true,
  filters: ['category'],
  order: ['name'],
})

/** Kind of a region: printed, or a path the plotter cuts. */
const REGION_TYPES = ['art', 'cut'] as const

/** REC-21: a separately painted part of a drawing. */
export const clipartRegion = record({
  name: 'clipart_region',
  path: '/custom/api/v1/clipart-region/',
  about: 'A part of a clipart that is painted by itself.',
  save: 'staff',
  fields: {
    clipart: partOf('clipart'),
    name: name(100),
    selector: help(selectors(), 'finds it in the drawing, such as #antlers'),
    type: choice(REGION_TYPES).default('art'),
    cutpath: help(flag(), 'the plotter cuts along it'),
    use_material_colors: help(flag(), 'only the material’s colors may fill it'),
    blend_mode_selector: help(
      selectorsOrNone(),
      'finds what is laid over it by the blend mode of its color, such as .shade',
    ),
    order: integer().default(0),
  },
  idIn: true,
  filters: ['clipart'],
  order: ['order'],
})
