import {
  byOthers,
  address,
  byShop,
  decimal,
  flag,
  help,
  json,
  mention,
  name,
  optional,
  record,
  slug,
  staffOnly,
} from '../record/index.ts'
import { sampleCutSchema } from '../template/sample-cut.ts'

const part = () => byShop(optional(decimal(3, { min: 0.001 })))

/** REC-32: an artist's picture for printing. */
export const artwork = record({
  name: 'artwork',
  path: '/marketplace/api/v1/artwork/',
  about: 'A picture of the marketplace; its file is sent as a user file first.',
  save: 'staff',
  fields: {
    name: byOthers(name()),
    slug: slug(),
    artist: help(optional(mention('artist')), 'null: nobody is named'),
    image: staffOnly(
      help(address(), 'as it was sent: the `file_url` of a user file; never shown to shoppers'),
    ),
    is_vector: flag(),
    stock_image_id: byShop(
      help(optional(name(64)), 'of the picture in the stock library it is from; empty: an artist’s'),
    ),
    width: help(
      part(),
      'of the picture, in any unit: only its ratio to the height counts; empty: not known yet',
    ),
    height: part(),
    full_bleed: byShop(help(flag(), 'it reaches to all its edges: printed beyond the cut line')),
    cut: byShop(
      help(optional(json(sampleCutSchema)), 'the line around it as it is cut, in inches; empty: not traced'),
    ),
    cut_remove_bg: byShop(
      help(optional(json(sampleCutSchema)), 'the same without its background; empty: not traced'),
    ),
    hidden: help(flag(), 'withdrawn: neither sold, nor listed, nor offered to design tools'),
    public_raster_url: help(optional(address()), 'browser-ready; empty: the shop draws it'),
    public_raster_remove_bg: staffOnly(
      byShop(
        help(
          optional(address()),
          'the same without its background, once somebody asked for it; never shown to shoppers',
        ),
      ),
    ),
  },
  published: { hidden: false },
  filters: ['slug', 'artist'],
  order: ['name'],
})
