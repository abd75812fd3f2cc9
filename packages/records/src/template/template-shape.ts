import { CLIP_TYPES } from '@kisscut/core/design'
import {
  address,
  choice,
  decimal,
  flag,
  help,
  inches,
  integer,
  longText,
  mentions,
  name,
  record,
  text,
} from '../record/index.ts'

/** REC-15: a die line the shopper may choose. */
export const templateShape = record({
  name: 'template_shape',
  path: '/custom/api/v1/template-shape/',
  about: 'A shape the product is cut to.',
  save: 'staff',
  idIn: true,
  fields: {
    name: name(),
    button_image: address().nullable().default(null),
    clip_type: choice(CLIP_TYPES).default('contour'),
    clip_width: inches().nullable().default(null),
    clip_height: inches().nullable().default(null),
    clip_radius: help(decimal(3).nullable().default(null), 'null: 10'),
    clip_path: help(longText().default(''), 'path data of a custom shape'),
    locked_shape_size: flag(),
    fixed_size: flag(),
    fixed_width: inches().nullable().default(null),
    fixed_height: inches().nullable().default(null),
    standard_size_ratio: help(text(20).nullable().default(null), 'a number or w:h'),
    show_material_backing: flag(),
    sizes: mentions('template_size'),
    default: flag(),
    order: integer().default(0),
  },
  filters: ['clip_type'],
  order: ['order'],
})
