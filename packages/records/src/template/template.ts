import { SCENE_NAMES } from '@kisscut/core/design'
import { TOOL_TYPES } from '@kisscut/core/product'
import { z } from 'zod'
import {
  address,
  belongsTo,
  choice,
  decimal,
  flag,
  help,
  inches,
  integer,
  json,
  longText,
  mention,
  mentions,
  name,
  quantity,
  record,
  slug,
  text,
} from '../record/index.ts'
import { sampleCutSchema } from './sample-cut.ts'
import { NO_SECTIONS, sectionsSchema } from './sections.ts'

/** FLOW-7. */
export const PRODUCT_TYPES = ['cutout', 'printed', 'printed_cutout', 'multicolor_cutout'] as const
/** How the material is chosen. */
export const MATERIAL_DISPLAYS = ['list', 'swatches'] as const

/** REC-9: a product the shopper designs. */
export const template = record({
  name: 'template',
  path: '/custom/api/v1/template/',
  about: 'A product the shopper designs: its materials, sizes, options and page.',
  save: 'staff',
  fields: {
    public: flag(true),
    name: name(),
    slug: slug(),
    sku: name(64),
    description: longText().default(''),
    short_description: text(500).default(''),
    meta_title: text().default(''),
    meta_description: text(500).default(''),
    meta_keywords: text(500).default(''),
    minimum_quantity: quantity().nullable().default(null),
    default_quantity: quantity().nullable().default(null),
    is_licensed: flag(),
    category: belongsTo('category'),
    categories: help(mentions('category'), 'further categories it is shown in'),
    lock_ratio: help(
      text(20)
        .regex(/^\d+(?:\.\d+)?(?::\d+(?:\.\d+)?)?$/)
        .nullable()
        .default(null),
      'a number or w:h',
    ),
    remaining_stock: help(integer(-2_000_000_000).nullable().default(null), 'null: made to order'),
    allow_backorders: flag(),
    gtin: text(14).default(''),
    upi: text(64).default(''),
    image_url: address().nullable().default(null),
    thumbnail_url: address().nullable().default(null),
    materials: mentions('template_material'),
    default_material: mention('template_material').nullable().default(null),
    default_width: inches().nullable().default(null),
    default_height: inches().nullable().default(null),
    limited_quantity: flag(),
    type: choice(PRODUCT_TYPES).default('printed_cutout'),
    tool_type: choice(TOOL_TYPES),
    currency: text(3).default('USD'),
    allow_custom_size: flag(true),
    sizes: mentions('template_size'),
    template_shapes: help(
      mentions('template_shape'),
      'shapes it is cut to, its own first; none named: any, its contour first',
    ),
    options: mentions('template_option_set'),
    packages: help(mentions('package'), 'retail packages it can be sold in'),
    defined_quantity: integer().nullable().default(null),
    option_border: flag(),
    option_vectorize: flag(),
    vectorize_price_override: decimal(2).nullable().default(null),
    default_vectorization_price: decimal(2).nullable().default(null),
    sample_images: json(sectionsSchema.shape.gallery.unwrap()).default([]),
    hero_image: address().nullable().default(null),
    video: address().nullable().default(null),
    disable_upload: flag(),
    disable_qr: flag(),
    show_material_color: flag(),
    show_variable_data: flag(),
    hide_size: flag(),
    hide_material: flag(),
    material_display: choice(MATERIAL_DISPLAYS).default('list'),
    cut_out_color: text(40).default(''),
    licensing_option: flag(),
    multi_side_option: flag(),
    rating: decimal(2).nullable().default(null),
    review_count: integer().default(0),
    sample_artwork_url: help(address().nullable().default(null), "shown before the shopper's own artwork"),
    sample_artwork_cut: help(
      json(sampleCutSchema).nullable().default(null),
      'the line its contour is cut along, in inches',
    ),
    scenes: help(
      json(z.array(z.enum(SCENE_NAMES)).max(SCENE_NAMES.length)).default([]),
      'places it is shown in while it is designed: laptop, bottle, carton, car',
    ),
    sections: json(sectionsSchema).default(NO_SECTIONS),
    featured: help(flag(), 'shown on the home page'),
    order: integer().default(0),
  },
  published: { public: true },
  filters: ['category', 'slug', 'tool_type', 'featured'],
  unique: [['slug'], ['sku']],
  order: ['order'],
  pageSize: 24,
  maxPageSize: 100,
})
