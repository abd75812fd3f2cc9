import {
  address,
  choice,
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

/** MAT-11: color type single 0, multi 1; kept as words. */
export const COLOR_TYPES = ['single', 'multi'] as const

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
    type: choice(COLOR_TYPES).default('single'),
    background_color: help(colorOrNone(), 'behind a texture'),
    blend_mode: choice(BLEND_MODES).default('normal'),
    texture: optional(address()),
    texture_thumbnail: optional(address()),
  },
  filters: ['material', 'type'],
  order: ['order'],
})
