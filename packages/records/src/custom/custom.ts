import { TOOL_TYPES } from '@kisscut/core/product'
import { z } from 'zod'
import {
  address,
  byShop,
  choice,
  decimal,
  flag,
  help,
  integer,
  longText,
  mention,
  record,
  text,
} from '../record/index.ts'
import { PRODUCT_TYPES } from '../template/template.ts'
import { configurationColumns, designColumns } from './columns.ts'

/** At most this many characters of JSON: a design of a few hundred elements. */
export const DESIGN_CHARACTERS = 1_000_000

/** REC-5, REC-6: one shopper's configuration with their artwork. */
export const custom = record({
  name: 'custom',
  path: '/custom/api/v1/custom/',
  about: "A configured custom product: one shopper's configuration and artwork.",
  save: 'owner',
  fields: {
    template: mention('template'),
    size: mention('template_size').nullable().default(null),
    tool_type: byShop(choice(TOOL_TYPES)),
    type: byShop(choice(PRODUCT_TYPES).default('printed_cutout')),
    currency: byShop(text(3).default('USD')),
    defined_quantity: byShop(integer().nullable().default(null)),
    ...configurationColumns(),
    design: help(
      longText(DESIGN_CHARACTERS).nullable().default(null),
      'what is printed and where it is cut, as versioned JSON; null: nothing yet',
    ),
    canvas_preview: byShop(help(text(255).nullable().default(null), 'key in file storage')),
    canvas_preview_small: byShop(text(255).nullable().default(null)),
    source_file: byShop(text(255).nullable().default(null)),
    is_cropped: byShop(help(flag(), 'the artwork is a part of what was uploaded')),
    crop_height: byShop(help(decimal(3).nullable().default(null), 'of that part as placed, in inches')),
    crop_width: byShop(help(decimal(3).nullable().default(null), 'of that part as placed, in inches')),
    approve_skew: flag(),
    is_changed: flag(),
    dpi: byShop(help(integer().nullable().default(null), 'of the artwork as placed; null: vector or none')),
    finished_width: byShop(
      help(
        decimal(3).nullable().default(null),
        'of the piece as it is cut, in inches; null: not saved since',
      ),
    ),
    finished_height: byShop(
      help(decimal(3).nullable().default(null), 'of the piece as it is cut, in inches'),
    ),
    size_change: flag(),
    offset_path_fill_color: mention('color').nullable().default(null),
    offset_path_custom_fill_color: text(40).default(''),
    configure: flag(),
    finalized: byShop(flag()),
    preview_url: byShop(address().nullable().default(null)),
    revision: byShop(
      help(
        integer().default(0),
        'counts the changes of details and design; `If-Match` states the one expected',
      ),
    ),
  },
  idIn: true,
  filters: ['template', 'finalized'],
  lookups: ['user_file'],
})

/** The fields of a custom that its design holds, under their own names on the wire: another view of `design`. */
export const customDesignView = z.object(designColumns())
