import { z } from 'zod'
import { help, json, longText, mention, name, optional, record } from '../record/index.ts'

/** At most this many characters of JSON: a design of a few thousand elements. */
export const AUTOSAVE_CHARACTERS = 2_000_000

const data = z
  .unknown()
  .refine((value) => value !== undefined && value !== null, 'This field is required.')
  .refine((value) => (JSON.stringify(value) ?? '').length <= AUTOSAVE_CHARACTERS, 'Too large.')

/** REC-7: what an editor keeps while the shopper draws. */
export const customAutosave = record({
  name: 'custom_autosave',
  path: '/custom/api/v1/custom-autosave/',
  about: 'What an editor keeps while the shopper draws.',
  save: 'owner',
  fields: {
    name: name().default('Untitled'),
    preview: help(longText(400_000).default(''), 'a picture as data URL'),
    data: json(data),
    custom: optional(mention('custom')),
    template: optional(mention('template')),
  },
  idIn: true,
  filters: ['custom', 'template'],
})
