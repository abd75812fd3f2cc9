import { PRODUCT_TYPES } from '@kisscut/core/tool'
import {
  address,
  belongsTo,
  choice,
  currency,
  flag,
  help,
  integer,
  json,
  links,
  longText,
  mention,
  mentions,
  name,
  optional,
  quantity,
  ratio,
  side,
  slug,
  text,
} from '../record/index.ts'
import { NO_SECTIONS, sectionsSchema, videoSchema } from './sections.ts'

/** What every product of the shop has. */
export const baseProduct = () => ({
  public: flag(true),
  name: name(),
  slug: slug(),
  sku: name(64),
  description: longText().default(''),
  short_description: text(500).default(''),
  meta_title: text().default(''),
  meta_description: text(500).default(''),
  meta_keywords: text(500).default(''),
  minimum_quantity: optional(quantity()),
  default_quantity: optional(quantity()),
  is_licensed: flag(),
  category: belongsTo('category'),
  categories: help(mentions('category'), 'further categories it is shown in'),
  lock_ratio: optional(ratio()),
  remaining_stock: help(optional(integer(-2_000_000_000)), 'empty: made to order'),
  allow_backorders: flag(),
  gtin: text(14).default(''),
  upi: text(64).default(''),
  image_url: optional(address()),
  thumbnail_url: optional(address()),
  currency: currency(),
  sections: json(sectionsSchema).default(NO_SECTIONS),
  featured_video: help(optional(json(videoSchema)), 'how it is made or used'),
  product_video: help(optional(json(videoSchema)), 'of the product itself'),
  order: integer().default(0),
})

/** What products have that are made of a material in a size. */
export const sizedProduct = () => ({
  ...baseProduct(),
  materials: links('template_material'),
  default_material: optional(mention('template_material')),
  default_width: optional(side()),
  default_height: optional(side()),
  limited_quantity: flag(),
  type: choice(PRODUCT_TYPES).default('printed_cutout'),
})
