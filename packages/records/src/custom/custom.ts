import { PRODUCT_TYPES, TOOL_TYPES } from '@kisscut/core/tool'
import { LONGEST_LIST } from '@kisscut/core/variable-data'
import { z } from 'zod'
import {
  address,
  byShop,
  choice,
  colorOrNone,
  currency,
  fileKey,
  flag,
  help,
  inches,
  integer,
  longText,
  mention,
  optional,
  record,
  text,
} from '../record/index.ts'
import { configurationColumns, designColumns, ownName } from './columns.ts'

/** Maximum length of the JSON: a design of a few hundred elements and two long lists. */
export const DESIGN_CHARACTERS = 2 * LONGEST_LIST + 1_000_000

/** REC-5, REC-6: a shopper's configuration with their artwork. */
export const custom = record({
  name: 'custom',
  path: '/custom/api/v1/custom/',
  about: "A configured custom product: one shopper's configuration and artwork.",
  save: 'owner',
  onSignIn: 'moves',
  onExpiry: 'removed',
  onRenamedCurrency: 'renamed',
  fields: {
    template: mention('template'),
    size: optional(mention('template_size')),
    special_offer: help(
      optional(mention('special_offer')),
      'the offer it was accepted by, which has its material, size and quantity; empty: none',
    ),
    tool_type: byShop(choice(TOOL_TYPES)),
    type: byShop(choice(PRODUCT_TYPES).default('printed_cutout')),
    currency: byShop(currency()),
    defined_quantity: byShop(optional(integer())),
    ...configurationColumns(),
    design: help(
      optional(longText(DESIGN_CHARACTERS)),
      'what is printed and where it is cut, as versioned JSON; empty: nothing yet',
    ),
    ...ownName(),
    link: byShop(help(text(36).default(''), 'which link opens a copy of it elsewhere; empty: none does')),
    canvas_preview: byShop(help(optional(fileKey()), 'key in file storage')),
    canvas_preview_small: byShop(optional(fileKey())),
    source_file: byShop(optional(fileKey())),
    is_cropped: byShop(help(flag(), 'the artwork is a part of what was uploaded')),
    crop_height: byShop(help(optional(inches()), 'of that part as placed, in inches')),
    crop_width: byShop(help(optional(inches()), 'of that part as placed, in inches')),
    approve_skew: flag(),
    is_changed: flag(),
    dpi: byShop(help(optional(integer()), 'of the artwork as placed; empty: vector or none')),
    finished_width: byShop(
      help(optional(inches()), 'of the piece as it is cut, in inches; empty: not saved since'),
    ),
    finished_height: byShop(help(optional(inches()), 'of the piece as it is cut, in inches')),
    size_change: flag(),
    offset_path_fill_color: optional(mention('color')),
    offset_path_custom_fill_color: colorOrNone(),
    configure: flag(),
    finalized: byShop(flag()),
    preview_url: byShop(optional(address())),
    revision: byShop(
      help(
        integer().default(0),
        'counts the changes of details and design; `If-Match` states the one expected',
      ),
    ),
  },
  computed: ['user_id'],
  parts: {
    clipart_elements: { of: 'custom_clipart', by: 'custom' },
    text_elements: { of: 'custom_text', by: 'custom' },
    upload_elements: { of: 'custom_user_file', by: 'custom' },
    qrcode_elements: { of: 'custom_qrcode', by: 'custom' },
    marketplace_elements: { of: 'custom_marketplace', by: 'custom' },
    clip_mask_elements: { of: 'custom_clip_mask', by: 'custom' },
    custom_shapes: { of: 'custom_shape', by: 'custom' },
  },
  idIn: true,
  filters: ['template', 'finalized'],
  lookups: ['user_file'],
})

/** The design's fields of a custom under their own names in the API: a view of `design`. */
export const customDesignView = z.object(designColumns())
