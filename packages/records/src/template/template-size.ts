import { presetSize } from '../product/index.ts'
import { record } from '../record/index.ts'

/** REC-14. */
export const templateSize = record({
  name: 'template_size',
  path: '/custom/api/v1/template-size/',
  about: 'A size the product is offered in.',
  save: 'staff',
  onRenamedCurrency: 'renamed',
  fields: presetSize(),
  filters: ['name'],
  order: ['order'],
})
