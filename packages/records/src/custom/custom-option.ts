import { mention, partOf, record } from '../record/index.ts'

/** REC-8, OPT-15: a chosen option of a custom. A view of its `options`, saved through them. */
export const customOption = record({
  name: 'custom_option',
  path: '/custom/api/v1/custom-option/',
  about: 'An option chosen of a custom; another view of its `options`.',
  save: 'owner',
  onSignIn: 'moves',
  onExpiry: 'removed',
  fields: {
    custom: partOf('custom'),
    option_set: mention('template_option_set'),
    option: mention('template_option'),
  },
  idIn: true,
  filters: ['custom'],
})
