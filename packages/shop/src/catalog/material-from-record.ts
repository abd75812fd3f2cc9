import type { Material, MaterialColor } from '@kisscut/core/product'
import { quantitiesOf } from './comma-list.ts'
import { pick, type ById, type Row } from './rows.ts'

const colorOf = (row: Row<'color'>): MaterialColor => ({ id: row.id, name: row.name, code: row.code })

/** A material's limits on quantity and size. */
export const materialLimitsOf = (row: Row<'template_material'>) => ({
  allowedQuantities: quantitiesOf(row.allowed_quantities),
  minimumQuantity: row.minimum_quantity,
  maximumQuantity: row.maximum_quantity,
  minWidth: row.minimum_width,
  minHeight: row.minimum_height,
  maxWidth: row.max_width,
  maxHeight: row.max_height,
  maxIsInterchangeable: row.max_is_interchangeable,
})

/** Converts a template material (REC-10) to core's material. */
export const materialFromRecord = (row: Row<'template_material'>, all: ById): Material => ({
  id: row.id,
  name: row.name,
  adhesive: row.adhesive,
  description: row.description,
  look: row.look,
  canLaminate: row.can_laminate,
  defaultLamination: row.default_lamination,
  reversible: row.reversible,
  backordered: row.backordered,
  variableDataCharge: row.variable_data_charge,
  ...(row.price_table === null ? {} : { priceTable: row.price_table }),
  ...materialLimitsOf(row),
  hasOwnColors: row.has_own_colors,
  colors: pick(row.material_colors, all.color).map(colorOf),
  designColorIds: row.design_colors,
  colorMaps: pick(row.color_maps, all.color_map).map((map) => ({
    designColorId: map.design_color,
    materialColorId: map.material_color,
  })),
})
