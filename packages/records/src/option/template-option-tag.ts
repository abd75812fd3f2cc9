import { longText, name, record, slug } from '../record/index.ts'

/** REC-13. */
export const templateOptionTag = record({
  name: 'template_option_tag',
  path: '/custom/api/v1/template-option-tag/',
  about: 'A word that marks options and option sets which do the same, e.g. `rush`.',
  save: 'staff',
  fields: { name: name(), slug: slug(), description: longText(2000).default('') },
  idIn: true,
  filters: ['slug'],
  unique: [['slug']],
  order: ['name'],
})
