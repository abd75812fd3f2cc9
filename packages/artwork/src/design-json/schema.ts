import { BARCODE_TYPES } from '@kisscut/core/codes'
import {
  CLIP_TYPES,
  CONTOUR_HOLES,
  CONTOUR_MAXIMUM,
  DEFAULT_CONTOUR,
  MOST_SIDES,
  TEXT_ALIGNMENTS,
} from '@kisscut/core/design'
import {
  LONGEST_LIST,
  LONGEST_TEXT,
  TEXT_SYMBOLS,
  isListed,
  readList,
  type Variation,
} from '@kisscut/core/variable-data'
import { z } from 'zod'
import { LONGEST_NAME } from '../design/index.ts'

/** Limits of external designs. */
export const MOST_ELEMENTS = 500
const DEEPEST_GROUP = 20
const LONGEST_PATH = 200_000
/** Largest coordinate in inches: the longest side of a product. */
const FURTHEST = 10_000

const id = z.string().min(1).max(100)
const inches = z.number().min(-FURTHEST).max(FURTHEST)
const length = z.number().min(0).max(FURTHEST)
const share = z.number().min(0).max(1)
/** Path data only, without room for markup. */
const NUMBER = /(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g
const path = z
  .string()
  .max(LONGEST_PATH)
  .regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s.,eE+-]*$/)
  .refine(
    (data) => (data.match(NUMBER) ?? []).every((number) => Math.abs(Number(number)) <= FURTHEST),
    'This path is too large.',
  )
const paint = z.strictObject({
  colorId: id.nullable(),
  customColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable(),
})
const stroke = paint.extend({ width: z.number().min(0).max(200) })

const placed = {
  id,
  side: id,
  x: inches,
  y: inches,
  z: z.number().int().min(0).max(100_000),
  width: length,
  height: length,
  rotation: z.number().min(0).lt(360),
  maintainProportion: z.boolean(),
  canRemove: z.boolean(),
  dontClip: z.boolean(),
  allowClippingWhenLocked: z.boolean(),
  invertX: z.boolean(),
  invertY: z.boolean(),
  offsetWidth: length,
  locked: z.boolean(),
  hidden: z.boolean().optional(),
  name: z.string().min(1).max(LONGEST_NAME).optional(),
  groups: z.array(id).min(1).max(DEEPEST_GROUP).optional(),
}

/** Whether the text of each piece is short enough to draw, whatever the length of the list. */
const isShort = (text: string, variation: Pick<Variation, 'symbol' | 'symbolFile'>): boolean =>
  text.length <= LONGEST_TEXT ||
  (isListed(variation) && readList(text).records.every(({ length }) => length <= LONGEST_TEXT))
const tooLong = (path: string) => ({ path: [path], message: 'This text is too long.' })

const text = z
  .strictObject({
    ...placed,
    kind: z.literal('text'),
    text: z.string().max(LONGEST_LIST),
    font: z.string().max(100),
    size: z.number().gt(0).max(FURTHEST),
    tracking: z.number().min(-1000).max(10_000),
    bend: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('straight') }),
      z.strictObject({ kind: z.literal('arc'), degrees: z.number().min(-360).max(360) }),
      z.strictObject({ kind: z.literal('path'), path }),
    ]),
    alignment: z.enum(TEXT_ALIGNMENTS),
    fill: paint,
    stroke,
    pathScale: z.number().gt(0).max(100),
    symbol: z.enum(TEXT_SYMBOLS),
    symbolName: z.string().max(200),
    // Designs from before columns could be chosen have no file.
    symbolFile: z.string().max(200).default(''),
    symbolRangeStart: z.string().max(LONGEST_TEXT),
    symbolRangeEnd: z.string().max(200),
  })
  .refine((item) => isShort(item.text, item), tooLong('text'))

const clipart = z.strictObject({
  ...placed,
  kind: z.literal('clipart'),
  clipart: z.string().max(100),
  regions: z.record(id, paint.extend({ stroke: stroke.optional() })),
  base: paint.optional(),
  inverted: z.boolean().optional(),
})

const upload = z.strictObject({
  ...placed,
  kind: z.literal('upload'),
  file: z.string().max(100),
  crop: z.strictObject({ x: share, y: share, width: share, height: share }).nullable(),
  pixels: z.strictObject({ width: z.number().int().min(1), height: z.number().int().min(1) }).nullable(),
})

const marketplace = z.strictObject({
  ...placed,
  kind: z.literal('marketplace'),
  artwork: z.string().max(100),
  removedBackground: z.boolean(),
})

const code = z
  .strictObject({
    ...placed,
    kind: z.literal('code'),
    code: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('qr') }),
      z.strictObject({ type: z.literal('bar'), barcode: z.enum(BARCODE_TYPES) }),
    ]),
    data: z.string().max(LONGEST_LIST),
    color: paint,
    // Designs from before codes could vary have no symbol.
    symbol: z.enum(TEXT_SYMBOLS).default('none'),
    symbolName: z.string().max(200).default(''),
    symbolFile: z.string().max(200).default(''),
    symbolRangeStart: z.string().max(4000).default(''),
    symbolRangeEnd: z.string().max(200).default(''),
  })
  .refine((item) => isShort(item.data, item), tooLong('data'))

const shape = z.strictObject({
  ...placed,
  kind: z.literal('shape'),
  shape: z.enum(['rectangle', 'rounded_corner', 'circle', 'ellipse', 'custom_path']),
  roundness: z.number().min(0).max(50),
  path: path.nullable(),
  fill: paint,
  stroke,
  strokeMargin: z.number().min(0).max(200).default(0),
})

const clipMask = z.strictObject({ ...placed, kind: z.literal('clip_mask'), element: id, mask: path })

const side = z.strictObject({
  id,
  name: z.string().max(100),
  disableOffsetPath: z.boolean(),
  shape: z.strictObject({
    clipType: z.enum(CLIP_TYPES),
    clipRadius: z.number().min(0).max(50),
    clipPath: path.nullable(),
    // Designs from before contour settings have none.
    contourOffset: z.number().min(0).max(CONTOUR_MAXIMUM.offset).default(DEFAULT_CONTOUR.offset),
    contourSmoothness: z.number().min(0).max(CONTOUR_MAXIMUM.smoothness).default(DEFAULT_CONTOUR.smoothness),
    contourHoles: z.enum(CONTOUR_HOLES).default(DEFAULT_CONTOUR.holes),
    fill: paint,
    border: stroke.extend({ margin: z.number().min(0).max(200) }),
    contourColor: paint,
    showMaterialBacking: z.boolean(),
  }),
})

const shownOn = z.strictObject({ background: id, x: inches, y: inches })

const unique = (items: readonly { readonly id: string }[]) =>
  new Set(items.map((item) => item.id)).size === items.length

/** A design as stored and sent; unknown keys are rejected. */
export const designSchema = z
  .strictObject({
    width: z.number().gt(0).max(FURTHEST),
    height: z.number().gt(0).max(FURTHEST),
    sides: z
      .array(side)
      .min(1)
      .max(MOST_SIDES, `A product has at most ${MOST_SIDES} sides.`)
      .refine(unique, 'Two sides have the same id.'),
    elements: z
      .array(z.discriminatedUnion('kind', [text, clipart, upload, marketplace, code, shape, clipMask]))
      .max(MOST_ELEMENTS, `A design has at most ${MOST_ELEMENTS} elements.`)
      .refine(unique, 'Two elements have the same id.'),
    shownOn: shownOn.optional(),
  })
  .refine(
    ({ sides, elements }) => elements.every((element) => sides.some((found) => found.id === element.side)),
    'An element stands on a side that is not there.',
  )
