import { help, mention, name, record, slug } from '../record/index.ts'

/** REC-31: who makes artworks. */
export const artist = record({
  name: 'artist',
  path: '/marketplace/api/v1/artist/',
  about: 'Who made the artworks of the marketplace.',
  save: 'staff',
  fields: {
    name: name(),
    slug: slug(),
    company: help(mention('company').default(''), 'empty: none'),
  },
  filters: ['slug'],
  order: ['name'],
})
