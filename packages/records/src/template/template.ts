import { SCENE_NAMES } from '@kisscut/core/design'
import { TOOL_TYPES } from '@kisscut/core/product'
import { z } from 'zod'
import { sectionsSchema, sizedProduct } from '../product/index.ts'
import {
  address,
  choice,
  customColor,
  flag,
  help,
  integer,
  json,
  links,
  money,
  optional,
  record,
  side,
  text,
} from '../record/index.ts'
import { sampleCutSchema } from './sample-cut.ts'

/** Displays of the material choice. */
const MATERIAL_DISPLAYS = ['list', 'swatches'] as const

/** REC-9: a product with a design by the shopper. */
export const template = record({
  name: 'template',
  path: '/custom/api/v1/template/',
  about: 'A product the shopper designs: its materials, sizes, options and page.',
  save: 'staff',
  onRenamedCurrency: 'renamed',
  fields: {
    ...sizedProduct(),
    tool_type: choice(TOOL_TYPES),
    allow_custom_size: flag(true),
    canvas_width: help(optional(side()), 'of the design it starts with; empty: the default size'),
    canvas_height: optional(side()),
    sizes: links('template_size'),
    template_shapes: help(
      links('template_shape'),
      'shapes it is cut to, its own first; none named: any, its contour first',
    ),
    options: links('template_option_set'),
    packages: help(links('package'), 'retail packages it can be sold in'),
    defined_quantity: optional(integer()),
    option_border: flag(),
    option_vectorize: flag(),
    vectorize_price_override: optional(money()),
    default_vectorization_price: optional(money()),
    sample_images: json(sectionsSchema.shape.gallery.unwrap()).default([]),
    hero_image: optional(address()),
    video: optional(address()),
    disable_upload: flag(),
    disable_qr: flag(),
    show_material_color: flag(),
    show_variable_data: flag(),
    hide_size: flag(),
    hide_material: flag(),
    material_display: choice(MATERIAL_DISPLAYS).default('list'),
    cut_out_color: text(40).default(''),
    background_images: help(links('background_image'), 'pictures it is shown in'),
    background_color: help(optional(customColor()), 'behind the design; empty: the material'),
    licensing_option: help(flag(), 'says beside uploads: only artwork that you own or may use'),
    multi_side_option: flag(),
    sample_artwork_url: help(optional(address()), "shown before the shopper's own artwork"),
    sample_artwork_cut: help(optional(json(sampleCutSchema)), 'the line its contour is cut along, in inches'),
    scenes: help(
      json(z.array(z.enum(SCENE_NAMES)).max(SCENE_NAMES.length)).default([]),
      'places it is shown in while it is designed: laptop, bottle, carton, car',
    ),
    featured: help(flag(), 'shown on the home page'),
  },
  parts: {
    clipart_elements: { of: 'template_clipart', by: 'template' },
    text_elements: { of: 'template_text', by: 'template' },
    marketplace_elements: { of: 'template_marketplace', by: 'template' },
    sides: { of: 'template_side', by: 'template' },
    tabs: { of: 'template_tab', by: 'template' },
    sample_designs: { of: 'template_design', by: 'template' },
  },
  // From its published reviews. REVIEW-4.
  computed: ['rating', 'review_count'],
  published: { public: true },
  idIn: true,
  filters: ['category', 'slug', 'tool_type', 'featured', 'materials', 'options'],
  unique: [['slug'], ['sku']],
  lookups: ['sku'],
  order: ['order'],
  pageSize: 24,
  maxPageSize: 100,
})
