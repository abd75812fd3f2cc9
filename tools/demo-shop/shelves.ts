import {
  category,
  categoryProduct,
  color,
  font,
  template,
  templateMaterial,
  templateOption,
  templateOptionSet,
  templateOptionTag,
  templateShape,
  templateSize,
  usesLink,
  type AnyRecord,
  type NewRowOf,
} from '@kisscut/records'
import { CATEGORIES } from './data/categories.ts'
import { COLORS } from './data/colors.ts'
import { FONTS } from './data/fonts.ts'
import { MATERIALS } from './data/materials.ts'
import { OPTION_SETS, OPTION_TAGS, OPTIONS } from './data/options.ts'
import { TEMPLATES, TILES, USES } from './data/products.ts'
import { SHAPES } from './data/shapes.ts'
import { SIZES } from './data/sizes.ts'

/** A record with its rows; the type checker sees to it that they belong together. */
const shelf = <R extends AnyRecord>(record: R, rows: readonly NewRowOf<R>[]) => ({
  record: record as AnyRecord,
  rows: rows as readonly NewRowOf<AnyRecord>[],
})

/** Every row of the demo catalog, what is mentioned before what mentions it. */
export const SHELVES = [
  shelf(color, COLORS),
  shelf(font, FONTS),
  shelf(category, CATEGORIES),
  shelf(templateMaterial, MATERIALS),
  shelf(templateShape, SHAPES),
  shelf(templateSize, SIZES),
  shelf(templateOptionTag, OPTION_TAGS),
  shelf(templateOption, OPTIONS),
  shelf(templateOptionSet, OPTION_SETS),
  shelf(template, TEMPLATES),
  shelf(categoryProduct, TILES),
  shelf(usesLink, USES),
]
