import { CODE_TYPES, BARCODE_TYPES } from '@kisscut/core/codes'
import { LONGEST_LIST } from '@kisscut/core/variable-data'
import {
  choice,
  code,
  decimal,
  flag,
  help,
  longText,
  mention,
  name,
  optional,
  partOf,
  pathData,
  record,
} from '../record/index.ts'
import { lettered, paint, positioned, stroke, upTo200, variation } from './fields.ts'

const share = () => optional(decimal(6, { min: 0, max: 1 }))

/** Elements of a custom: a view of its design, saved through it. */
const element = () => ({ custom: partOf('custom'), ...positioned() })
const ELEMENT = {
  save: 'owner',
  onSignIn: 'moves',
  onExpiry: 'removed',
  idIn: true,
  filters: ['custom'],
  order: ['z'],
} as const

/** REC-24: a text of a design. */
export const customText = record({
  ...ELEMENT,
  name: 'custom_text',
  path: '/custom/api/v1/custom-text/',
  about: 'A text in the design of a custom.',
  fields: { ...element(), ...lettered() },
})

export const customClipart = record({
  ...ELEMENT,
  name: 'custom_clipart',
  path: '/custom/api/v1/custom-clipart/',
  about: 'A clipart in the design of a custom.',
  fields: { ...element(), clipart: mention('clipart') },
  parts: { regions: { of: 'custom_clipart_region', by: 'custom_clipart' } },
})

export const customClipartRegion = record({
  name: 'custom_clipart_region',
  path: '/custom/api/v1/custom-clipart-region/',
  about: 'How a region of a clipart is painted in the design of a custom.',
  save: 'owner',
  onSignIn: 'moves',
  onExpiry: 'removed',
  fields: {
    custom_clipart: partOf('custom_clipart'),
    region: mention('clipart_region'),
    ...paint(),
    ...stroke(),
  },
  idIn: true,
  filters: ['custom_clipart'],
})

export const customUserFile = record({
  ...ELEMENT,
  name: 'custom_user_file',
  path: '/custom/api/v1/custom-user-file/',
  about: 'An uploaded file in the design of a custom.',
  filters: ['custom', 'user_file'],
  fields: {
    ...element(),
    user_file: mention('user_file'),
    is_cropped: flag(),
    crop_x: help(share(), 'of the whole file, 0 to 1'),
    crop_y: share(),
    crop_width: share(),
    crop_height: share(),
  },
})

export const customQrcode = record({
  ...ELEMENT,
  name: 'custom_qrcode',
  path: '/custom/api/v1/custom-qrcode/',
  about: 'A QR or bar code in the design of a custom.',
  fields: {
    ...element(),
    code_type: code(CODE_TYPES).default(0),
    barcode_type: optional(choice(BARCODE_TYPES)),
    data: help(longText(LONGEST_LIST).default(''), 'what it says'),
    ...paint(),
    ...variation(),
  },
})

export const customMarketplace = record({
  ...ELEMENT,
  name: 'custom_marketplace',
  path: '/custom/api/v1/custom-marketplace/',
  about: 'An artwork of the marketplace in the design of a custom.',
  fields: { ...element(), artwork: mention('artwork'), removed_background: flag() },
})

export const customClipMask = record({
  ...ELEMENT,
  name: 'custom_clip_mask',
  path: '/custom/api/v1/custom-clip-mask/',
  about: 'What an element of a custom is cut out by.',
  fields: {
    ...element(),
    element: help(name(100), 'id in the design of what is cut out'),
    mask: help(pathData().default('M0 0H1V1H0Z'), 'in fractions of its box'),
  },
})

/** Shapes that shoppers may draw. */
const DRAWN_SHAPES = ['rectangle', 'rounded_corner', 'circle', 'ellipse', 'custom_path'] as const

export const customShape = record({
  ...ELEMENT,
  name: 'custom_shape',
  path: '/custom/api/v1/custom-shape/',
  about: 'A shape drawn in the design of a custom.',
  fields: {
    ...element(),
    shape: choice(DRAWN_SHAPES).default('rectangle'),
    roundness: help(decimal(6, { min: 0, max: 50 }).default('0'), 'percent of the shorter side'),
    path: help(optional(pathData()), 'of a custom path, in fractions of its box'),
    ...paint('fill_'),
    ...paint('border_'),
    border_size: upTo200(),
    border_margin: upTo200(),
  },
})
