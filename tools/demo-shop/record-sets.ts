import {
  category,
  categoryProduct,
  color,
  font,
  packageSize,
  retailPackage,
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
import { PACKAGE_SIZES, PACKAGES } from './data/packages.ts'
import { TEMPLATES, TILES, USES } from './data/products.ts'
import { SHAPES } from './data/shapes.ts'
import { SIZES } from './data/sizes.ts'

/** A record with its rows; the type checker sees to it that they belong together. */
const recordSet = <R extends AnyRecord>(record: R, rows: readonly NewRowOf<R>[]) => ({
  record: record as AnyRecord,
  rows: rows as readonly NewRowOf<AnyRecord>[],
})

/** Every row of the demo catalog, what is mentioned before what mentions it. */
export const RECORD_SETS = [
  recordSet(color, COLORS),
  recordSet(font, FONTS),
  recordSet(category, CATEGORIES),
  recordSet(templateMaterial, MATERIALS),
  recordSet(templateShape, SHAPES),
  recordSet(templateSize, SIZES),
  recordSet(templateOptionTag, OPTION_TAGS),
  recordSet(templateOption, OPTIONS),
  recordSet(templateOptionSet, OPTION_SETS),
  recordSet(packageSize, PACKAGE_SIZES),
  recordSet(retailPackage, PACKAGES),
  recordSet(template, TEMPLATES),
  recordSet(categoryProduct, TILES),
  recordSet(usesLink, USES),
]
