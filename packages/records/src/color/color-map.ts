import { belongsTo, record } from '../record/index.ts'

/** MAT-7: what a color of a design becomes on the materials whose `color_maps` name it; the first of a design color counts. */
export const colorMap = record({
  name: 'color_map',
  path: '/custom/api/v1/color-map/',
  about: 'What a color of a design becomes on the materials that name it.',
  save: 'staff',
  fields: { design_color: belongsTo('color'), material_color: belongsTo('color') },
  idIn: true,
  filters: ['design_color'],
})
