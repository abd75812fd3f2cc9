import { z } from 'zod'
import {
  byShop,
  choice,
  decimal,
  fileKey,
  fileName,
  flag,
  help,
  inches,
  integer,
  json,
  mention,
  name,
  optional,
  record,
  staffOnly,
  text,
} from '../record/index.ts'

/** How a file is derived from an earlier one, which is always kept (FILE-4). */
const RETOUCHES = ['page', 'crop', 'background', 'vectorize'] as const

const share = z.number().min(0).max(1)
const boxSchema = z.strictObject({ x: share, y: share, width: share, height: share })
const LINE_KINDS = ['thru', 'kiss', 'perforation', 'crease'] as const
/** Absolute lines and curves, closed or not, in fractions of the page. */
const lineSchema = z.strictObject({
  kind: z.enum(LINE_KINDS),
  path: z
    .string()
    .regex(/^M[MLCZ\d .-]*$/)
    .max(400_000),
})
const inkSchema = z.array(z.strictObject({ x: share, y: share })).max(128)

/** REC-25: a file a shopper uploaded. The shop sets all facts about the file. */
export const userFile = record({
  name: 'user_file',
  path: '/custom/api/v1/user-file/',
  about: 'Artwork a shopper uploaded; created by sending the file as multipart field `file`.',
  save: 'owner',
  onSignIn: 'moves',
  onExpiry: 'removed',
  fields: {
    name: fileName(),
    file: byShop(help(fileKey(), 'key of the original in file storage')),
    raster: byShop(help(optional(fileKey()), 'key of a browser-ready picture')),
    mime: byShop(name(100)),
    size: byShop(help(integer(), 'bytes')),
    sha256: byShop(help(text(64).default(''), 'of the original, hexadecimal')),
    pixel_width: byShop(integer()),
    pixel_height: byShop(integer()),
    inch_width: byShop(optional(inches())),
    inch_height: byShop(optional(inches())),
    trim: byShop(
      help(
        optional(json(boxSchema)),
        'what the cut leaves of the page, in fractions of it: the rest is bleed; empty: all of it',
      ),
    ),
    cut_lines: byShop(
      help(
        optional(json(z.array(lineSchema).max(500))),
        'its own cut lines, path data in fractions of the page; they are not printed; empty: none',
      ),
    ),
    pages: byShop(help(integer(1).default(1), 'of the document this is, or is one page of')),
    page: byShop(help(optional(integer(1)), 'the page kept alone; empty: all are, the first is printed')),
    has_alpha: byShop(flag()),
    is_vector: byShop(flag()),
    ink: byShop(
      help(
        optional(json(inkSchema)),
        'convex outline of what is solid, points in fractions of the page; empty: not measured, all of the page',
      ),
    ),
    full_bleed: byShop(help(flag(), 'printed to its edges: opaque there, and not white')),
    multiple_artboards: byShop(flag()),
    failed_to_raster: byShop(flag()),
    scale: decimal(6, { min: 0.001, max: 1000 }).default('1'),
    maintain_proportion: flag(true),
    transparent_white: flag(),
    original_background_file: byShop(
      help(optional(mention('user_file')), 'the file this one was made of; empty: uploaded'),
    ),
    made_by: byShop(optional(choice(RETOUCHES))),
    cropped: byShop(help(flag(), 'a part of what was uploaded')),
    vectorized: byShop(help(flag(), 'redrawn from pixels: the vectorize price is charged')),
    removed: staffOnly(
      byShop(help(flag(), 'its owner removed it; it stays until no cart or request needs it')),
    ),
  },
  removedBy: 'removed',
  computed: ['file_url', 'raster_url'],
  idIn: true,
  lookups: ['original_background_file', 'sha256', 'removed'],
  order: ['name'],
})
