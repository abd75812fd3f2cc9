import { address, help, integer, name, optional, pageAddress, record, text } from '../record/index.ts'

/** REC-3: a use of a product. */
export const usesLink = record({
  name: 'uses_link',
  path: '/products/api/v1/uses-link/',
  about: 'A use of a product: a tile of a category shown by uses, and a value of the use filter.',
  save: 'staff',
  fields: {
    name: help(name(), 'text of the tile'),
    sku: text(64).default(''),
    url: help(pageAddress(), "empty: the product's page"),
    image_url: optional(address()),
    object_id: help(name(64), 'id of the product'),
    use: help(name(60), 'in a word or two, e.g. Water bottles'),
    order: integer().default(0),
  },
  filters: ['object_id', 'use'],
  order: ['order'],
})
