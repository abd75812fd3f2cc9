import { TEXT_ALIGNMENTS } from '@kisscut/core/design'
import { LONGEST_LIST, LONGEST_TEXT, TEXT_SYMBOLS } from '@kisscut/core/variable-data'
import {
  byShop,
  choice,
  customColor,
  decimal,
  degrees,
  extent,
  flag,
  help,
  integer,
  longText,
  mention,
  name,
  optional,
  pathData,
  position,
  text,
} from '../record/index.ts'

/** Placement and permissions of an element (DESIGN-1). */
export const positioned = () => ({
  x: position().default('0'),
  y: position().default('0'),
  z: help(integer(0, 100_000).default(0), 'higher lies above lower'),
  width: extent().default('1'),
  height: extent().default('1'),
  rotation: degrees().default('0'),
  maintain_proportion: flag(true),
  can_remove: flag(true),
  locked: help(flag(), 'shoppers can’t touch it'),
  dpi: byShop(help(optional(integer()), 'as placed; empty: vector')),
  side: help(name(100).default('front'), 'id of the side in the design'),
  dont_clip: flag(),
  allow_clipping_when_locked: flag(),
  invert_x: flag(),
  invert_y: flag(),
  offset_width: help(extent().default('0'), 'of a line cut around it'),
})

/** A palette color or a custom one; setting one clears the other (DESIGN-4). */
export const paint = <P extends string = ''>(prefix = '' as P) =>
  ({
    [`${prefix}color`]: optional(mention('color')),
    [prefix === '' ? 'custom_color' : `custom_${prefix}color`]: optional(customColor()),
  }) as Record<`${P}color` | `custom_${P}color`, Optional>

type Optional = ReturnType<typeof optional<ReturnType<typeof customColor>>>

/** Border size, border margin and stroke width are at most 200 (DESIGN-8). */
export const upTo200 = () => decimal(6, { min: 0, max: 200 }).default('0')

/** Colors and width of a stroke; a color without a width sets 5 (DESIGN-5). */
export const stroke = () => ({
  ...paint('stroke_'),
  stroke_width: upTo200(),
})

/** Content and look of a text (DESIGN-3). */
export const lettered = () => ({
  text: longText(LONGEST_LIST).default(''),
  font: optional(mention('font')),
  size: help(extent().default('0.5'), 'the em in inches'),
  tracking: help(decimal(6, { min: -1000, max: 10_000 }).default('0'), 'thousandths of the em'),
  ...paint(),
  ...stroke(),
  text_alignment: choice(TEXT_ALIGNMENTS).default('center'),
  path: help(optional(pathData()), 'what it stands on, in its own box'),
  arc: help(optional(decimal(6, { min: -360, max: 360 })), 'degrees it bends round a circle'),
  path_scale: decimal(6, { min: 0, max: 100 }).default('1'),
  ...variation(),
})

/** The variation of a text or a code from piece to piece. VAR-1. */
export const variation = () => ({
  symbol: choice(TEXT_SYMBOLS).default('none'),
  symbol_name: text().default(''),
  symbol_file: help(text().default(''), 'whose column the text is, as it was named; empty: none'),
  symbol_range_start: longText(LONGEST_TEXT).default(''),
  symbol_range_end: text().default(''),
})
