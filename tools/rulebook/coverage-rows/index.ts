import { CODES_AND_VARIABLE_DATA_ROWS } from './codes-and-variable-data.ts'
import { DESIGN_ROWS } from './design.ts'
import { OPTIONS_ROWS } from './options.ts'
import { PAGES_ROWS } from './pages.ts'
import { PRICE_ROWS } from './price.ts'
import { QUANTITY_ROWS } from './quantity.ts'
import { SIZE_AND_MATERIAL_ROWS } from './size-and-material.ts'
import type { CoverageRow } from './row.ts'

export type { CoverageRow } from './row.ts'

/** The requirements on rules, states, validation and constants, by area and number. */
export const COVERAGE_ROWS: readonly CoverageRow[] = [
  ...QUANTITY_ROWS,
  ...SIZE_AND_MATERIAL_ROWS,
  ...OPTIONS_ROWS,
  ...PRICE_ROWS,
  ...CODES_AND_VARIABLE_DATA_ROWS,
  ...DESIGN_ROWS,
  ...PAGES_ROWS,
]
