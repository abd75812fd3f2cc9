import { LAMINATIONS, TOOL_TYPES } from '@kisscut/core/product'
import { z } from 'zod'
import {
  address,
  byShop,
  choice,
  decimal,
  flag,
  help,
  inches,
  integer,
  json,
  longText,
  mention,
  quantity,
  record,
  text,
} from '../record/index.ts'
import { PRODUCT_TYPES } from '../template/template.ts'

const id = z.string().max(64)
const decimalText = z.string().regex(/^-?\d{1,9}(?:\.\d{1,6})?$/, 'Invalid numeric value.')

/** OPT-15: a configured option pairs an option set with a chosen option. */
export const chosenOptionsSchema = z.array(z.strictObject({ option_set: id, option: id })).max(100)

/** VAR-2, VAR-11: a number range, or an inline comma list. */
export const variableDataSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('range'), from: z.string().max(200), to: z.string().max(200) }),
  z.strictObject({ kind: z.literal('list'), text: z.string().max(1_000_000) }),
])

/** Where the artwork lies: inches from the die line's top left corner, degrees. */
export const placementSchema = z.strictObject({
  x: decimalText,
  y: decimalText,
  width: decimalText,
  height: decimalText,
  rotation: decimalText,
})

/** The package a product is put in, of a size it fits. */
export const retailPackageSchema = z.strictObject({ package: id, size: id })

export const CLIP_TYPES = ['contour', 'rectangle', 'rounded_corner', 'circle', 'ellipse'] as const
/** DESIGN-11. */
export const PROOF_APPROVALS = ['as_is', 'changes'] as const
/** FILE-2: 'Fix My Graphic' or 'I Approve My Low-Resolution Graphic To Be Printed'. */
export const LOW_RESOLUTION_CHOICES = ['fix', 'approve'] as const

/** REC-5, REC-6: one shopper's product with their wishes and artwork. */
export const custom = record({
  name: 'custom',
  path: '/custom/api/v1/custom/',
  about: "A configured custom product: one shopper's wishes and artwork.",
  save: 'owner',
  fields: {
    template: mention('template'),
    size: mention('template_size').nullable().default(null),
    tool_type: byShop(choice(TOOL_TYPES)),
    material: mention('template_material').nullable().default(null),
    material_color: mention('color').nullable().default(null),
    option_laminate: choice(LAMINATIONS).nullable().default(null),
    option_reverse_cut: flag(),
    option_flex_cut: flag(),
    type: byShop(choice(PRODUCT_TYPES).default('printed_cutout')),
    currency: byShop(text(3).default('USD')),
    width: inches(),
    height: inches(),
    quantity: quantity(),
    defined_quantity: byShop(integer().nullable().default(null)),
    variable_data: json(variableDataSchema).nullable().default(null),
    retail_package: json(retailPackageSchema).nullable().default(null),
    option_vectorize: flag(),
    option_vectorize_price: byShop(decimal(2).nullable().default(null)),
    option_border: flag(),
    options: json(chosenOptionsSchema).default([]),
    instructions: longText(2000).default(''),
    user_file: mention('user_file').nullable().default(null),
    placement: json(placementSchema).nullable().default(null),
    clip_type: choice(CLIP_TYPES).default('contour'),
    clip_radius: help(decimal(3).default('10'), 'percent of the shorter side'),
    low_resolution_choice: help(choice(LOW_RESOLUTION_CHOICES).nullable().default(null), 'below 72 dpi'),
    canvas_preview: byShop(help(text(255).nullable().default(null), 'key in file storage')),
    canvas_preview_small: byShop(text(255).nullable().default(null)),
    source_file: byShop(text(255).nullable().default(null)),
    is_cropped: flag(),
    crop_height: decimal(3).nullable().default(null),
    crop_width: decimal(3).nullable().default(null),
    approve_skew: flag(),
    is_changed: flag(),
    dpi: byShop(help(integer().nullable().default(null), 'of the artwork as placed; null: vector or none')),
    size_change: flag(),
    offset_path_fill_color: mention('color').nullable().default(null),
    offset_path_custom_fill_color: text(40).default(''),
    proof_approval: choice(PROOF_APPROVALS).default('changes'),
    configure: flag(),
    finalized: byShop(flag()),
    preview_url: byShop(address().nullable().default(null)),
  },
  idIn: true,
  filters: ['template', 'finalized'],
  lookups: ['user_file'],
})
