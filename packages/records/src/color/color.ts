import { BLEND_MODES, COLOR_TYPES } from '@kisscut/core/color'
import {
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
  ownAddress,
  record,
  text,
} from '../record/index.ts'

/** REC-26: a color of materials or designs. */
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
    blend_mode: help(
      choice(BLEND_MODES).default('normal'),
      'how the shading of a region in this color is laid over it',
    ),
    texture: help(
      optional(ownAddress()),
      'a picture that regions are filled with, tiled at 300 pixels an inch',
    ),
    texture_thumbnail: help(optional(ownAddress()), 'what its swatch shows'),
  },
  filters: ['material', 'type'],
  order: ['order'],
})
