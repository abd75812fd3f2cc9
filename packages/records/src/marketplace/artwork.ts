import { address, byShop, flag, help, mention, name, optional, record, slug } from '../record/index.ts'

/** REC-32: a picture of an artist's that shoppers have printed. */
export const artwork = record({
  name: 'artwork',
  path: '/marketplace/api/v1/artwork/',
  about: 'A picture of the marketplace; its file is sent as a user file first.',
  save: 'staff',
  fields: {
    name: name(),
    slug: slug(),
    artist: help(optional(mention('artist')), 'null: nobody is named'),
    image: help(address(), 'as it was sent: the `file_url` of a user file'),
    is_vector: flag(),
    public_raster_url: help(optional(address()), 'browser-ready; empty: the image is'),
    public_raster_remove_bg: byShop(
      help(optional(address()), 'the same without its background, once somebody asked for it'),
    ),
  },
  filters: ['slug', 'artist'],
  order: ['name'],
})
