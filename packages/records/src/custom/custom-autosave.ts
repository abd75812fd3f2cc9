import { UNNAMED_VERSION } from '@kisscut/core/design'
import { z } from 'zod'
import { help, json, longText, mention, name, optional, record } from '../record/index.ts'
import { DESIGN_CHARACTERS } from './custom.ts'

/** Maximum length of the JSON: any design, with room for formatting. */
const AUTOSAVE_CHARACTERS = DESIGN_CHARACTERS + 1_000_000

const data = z
  .unknown()
  .refine((value) => value !== undefined && value !== null, 'This field is required.')
  .refine((value) => (JSON.stringify(value) ?? '').length <= AUTOSAVE_CHARACTERS, 'Too large.')

/** REC-7, TOOL-6: a named version of a design that can be restored. */
export const customAutosave = record({
  name: 'custom_autosave',
  path: '/custom/api/v1/custom-autosave/',
  about: 'A version of a design, kept under a name, that can be restored.',
  save: 'owner',
  onSignIn: 'moves',
  onExpiry: 'removed',
  fields: {
    name: name().default(UNNAMED_VERSION),
    preview: help(longText(400_000).default(''), 'a picture as data URL'),
    data: json(data),
    custom: optional(mention('custom')),
    template: optional(mention('template')),
  },
  idIn: true,
  filters: ['custom', 'template'],
})
