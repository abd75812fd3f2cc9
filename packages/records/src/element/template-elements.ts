import { belongsTo, flag, optional, partOf, record } from '../record/index.ts'
import { lettered, paint, positioned, stroke } from './fields.ts'

/** Elements of a product's initial design. */
const element = () => ({ template: partOf('template'), ...positioned() })
const ELEMENT = { save: 'staff', idIn: true, filters: ['template'], order: ['z'] } as const

/** REC-19: a text of a template's initial design. */
export const templateText = record({
  ...ELEMENT,
  name: 'template_text',
  path: '/custom/api/v1/template-text/',
  about: 'A text that designs of a template start with.',
  fields: { ...element(), ...lettered() },
})

export const templateClipart = record({
  ...ELEMENT,
  name: 'template_clipart',
  path: '/custom/api/v1/template-clipart/',
  about: 'A clipart that designs of a template start with.',
  fields: { ...element(), clipart: belongsTo('clipart') },
  parts: { regions: { of: 'template_clipart_region', by: 'template_clipart' } },
})

export const templateClipartRegion = record({
  name: 'template_clipart_region',
  path: '/custom/api/v1/template-clipart-region/',
  about: 'How a region of a template’s clipart is painted.',
  save: 'staff',
  fields: {
    template_clipart: partOf('template_clipart'),
    region: belongsTo('clipart_region'),
    ...paint(),
    ...stroke(),
  },
  idIn: true,
  filters: ['template_clipart'],
})

export const templateMarketplace = record({
  ...ELEMENT,
  name: 'template_marketplace',
  path: '/custom/api/v1/template-marketplace/',
  about: 'An artwork of the marketplace that designs of a template start with.',
  fields: { ...element(), artwork: optional(belongsTo('artwork')), removed_background: flag() },
})
