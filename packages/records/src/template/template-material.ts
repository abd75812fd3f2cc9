import { LAMINATIONS } from '@kisscut/core/product'
import {
  choice,
  decimal,
  flag,
  help,
  inches,
  integer,
  json,
  longText,
  mentions,
  name,
  quantity,
  record,
  text,
} from '../record/index.ts'
import { colorMapsSchema } from './color-maps.ts'
import { priceTableSchema, productionBandsSchema } from './price-table.ts'

/** How a picture shows the material. */
export const LOOKS = [
  'white',
  'matte',
  'clear',
  'holographic',
  'kraft',
  'frosted',
  'reflective',
  'static_cling',
  'magnet',
  'metal',
  'board',
  'cut_vinyl',
] as const

/** REC-10: what a product is made of, its limits and its prices. */
export const templateMaterial = record({
  name: 'template_material',
  path: '/custom/api/v1/template-material/',
  about: 'What a product is made of, with its limits and its price table.',
  save: 'staff',
  fields: {
    name: help(name(), 'as shoppers see it, e.g. White vinyl'),
    material_name: help(name(), 'as the press room calls it'),
    adhesive: text(60).default('permanent'),
    look: choice(LOOKS).default('white'),
    has_own_colors: flag(),
    can_laminate: flag(),
    description: longText(2000).default(''),
    order: integer().default(0),
    price_table: help(json(priceTableSchema).nullable().default(null), 'null: no price, not for sale'),
    production_times: help(json(productionBandsSchema).default([]), 'business days by quantity'),
    reversible: flag(),
    material_color: mentions('color'),
    variable_data_charge: help(decimal().nullable().default(null), 'share of the unit price; "0.15" is 15 %'),
    allowed_quantities: help(text(500).default(''), 'comma-separated; empty: any'),
    minimum_quantity: quantity().nullable().default(null),
    maximum_quantity: quantity().nullable().default(null),
    default_lamination: choice(LAMINATIONS).nullable().default(null),
    disable_promotional_text: flag(),
    backordered: flag(),
    design_colors: help(mentions('color'), 'the colors a design may use; none: any'),
    material_colors: mentions('color'),
    color_maps: help(json(colorMapsSchema).default([]), 'what a design color becomes on it'),
    max_width: inches().nullable().default(null),
    max_height: inches().nullable().default(null),
    max_is_interchangeable: flag(),
    minimum_width: inches().nullable().default(null),
    minimum_height: inches().nullable().default(null),
  },
  filters: ['name', 'look', 'adhesive', 'backordered'],
  order: ['order'],
})
