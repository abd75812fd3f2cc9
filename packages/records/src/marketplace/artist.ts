import { byOthers, help, mention, name, optional, record, slug, staffOnly, text } from '../record/index.ts'

/** REC-31: the maker of artworks. */
export const artist = record({
  name: 'artist',
  path: '/marketplace/api/v1/artist/',
  about: 'Who made the artworks of the marketplace.',
  save: 'staff',
  fields: {
    name: byOthers(name()),
    slug: slug(),
    company: help(mention('company').default(''), 'empty: none'),
    account: staffOnly(
      help(optional(text(100)), 'id of the account that manages these works; empty: only staff'),
    ),
  },
  filters: ['slug'],
  order: ['name'],
})
