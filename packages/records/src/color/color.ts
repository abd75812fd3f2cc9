import { COLOR_TYPES } from '@kisscut/core/color'
import {
  address,
  choice,
  code,
  colorOrNone,
  customColor,
  flag,
  help,
  integer,
  mention,
  name,
  optional,
  record,
  text,
} from '../record/index.ts'

/** How a color is laid over what lies below it. */
export const BLEND_MODES = ['normal', 'multiply', 'screen', 'overlay'] as const

/** REC-26: a color a material comes in, or a design may use. */
export const color = record({
  name: 'color',
  path: '/custom/api/v1/color/',
  about: 'A color of the palette, or one that a material comes in.',
  save: 'staff',
  fields: {
    code: help(customColor(), 'as screens show it, e.g. #c8102e'),
    default: flag(),
    material: optional(mention('template_material')),
    name: name(),
    short_name: text(40).default(''),
    order: integer().default(0),
    type: code(COLOR_TYPES).default(0),
    background_color: help(colorOrNone(), 'behind a texture'),
    blend_mode: choice(BLEND_MODES).default('normal'),
    texture: optional(address()),
    texture_thumbnail: optional(address()),
  },
  filters: ['material', 'type'],
  order: ['order'],
})
