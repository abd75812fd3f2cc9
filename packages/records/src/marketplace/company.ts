import { byOthers, address, belongsTo, name, optional, record, slug, text } from '../record/index.ts'

/** REC-33: a company of artists. */
export const company = record({
  name: 'company',
  path: '/marketplace/api/v1/company/',
  about: 'A company whose artists sell on the marketplace.',
  save: 'staff',
  fields: {
    name: byOthers(name()),
    slug: slug(),
    logo: optional(address()),
    slogan: byOthers(text().default('')),
  },
  filters: ['slug'],
  unique: [['slug']],
  order: ['name'],
})

export const watermark = record({
  name: 'watermark',
  path: '/marketplace/api/v1/watermark/',
  about: 'What is laid over pictures of a company’s artworks.',
  save: 'staff',
  fields: { company: belongsTo('company'), image: address() },
  filters: ['company'],
})
