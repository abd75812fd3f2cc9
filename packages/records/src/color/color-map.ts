import { belongsTo, record } from '../record/index.ts'

/** MAT-7: the color that replaces a design's color on materials whose `color_maps` name it; the first match applies. */
export const colorMap = record({
  name: 'color_map',
  path: '/custom/api/v1/color-map/',
  about: 'What a color of a design becomes on the materials that name it.',
  save: 'staff',
  fields: { design_color: belongsTo('color'), material_color: belongsTo('color') },
  idIn: true,
  filters: ['design_color'],
})
