import { isDeepStrictEqual } from 'node:util'
import { type Design, printedOf } from '@kisscut/artwork/design'
import { designAsJson } from '@kisscut/artwork/design-json'
import { canonicalConfiguration, configurationOfRecord, FIELD_ENTRIES } from '@kisscut/core/configuration'
import type { UserFileRow } from '../configure/custom-rows.ts'
import type { SoldRow } from '../configure/sold-product.ts'
import { designOfCustom } from '../design/custom-design.ts'
import { hashOfJson } from './canonical-json.ts'

/** Columns that say nothing about the product: whose and which row it is, pictures and figures derived from it, states of its page. */
const NOT_OF_PRODUCT: ReadonlySet<string> = new Set([
  ...['id', 'owner', 'created', 'updated', 'revision', 'name', 'link', 'currency', 'type', 'tool_type'],
  ...['preview_url', 'canvas_preview', 'canvas_preview_small', 'source', 'source_file'],
  ...['dpi', 'is_cropped', 'crop_width', 'crop_height', 'finished_width', 'finished_height'],
  ...['is_changed', 'size_change', 'configure', 'finalized', 'defined_quantity', 'licensed'],
  // Rows that repeat other columns.
  ...['size', 'chosen_options', 'proof'],
])

const CONFIGURED: ReadonlySet<string | null> = new Set(FIELD_ENTRIES.map(([, { column }]) => column))

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === false || value === '' || isDeepStrictEqual(value, [])

/** All that a configured product says of itself: by field its configuration and other columns, its design, its artwork's content. */
export type ProductState = Readonly<Record<string, unknown>>

/** The parts of a configured product that its state is made of. */
export interface Stated {
  readonly row: SoldRow
  readonly design: Design
  readonly file: Pick<UserFileRow, 'sha256'> | null
}

/**
 * The state of a configured product. Two are the same product where their states are equal: the only definition of it. A column that a
 * later version adds belongs to it, and changes no state while it is empty. CART-11.
 */
export function productStateOf({ row, design, file }: Stated): ProductState {
  const others = Object.entries(row).filter(
    ([name, value]) =>
      !CONFIGURED.has(name) && !NOT_OF_PRODUCT.has(name) && name !== 'design' && !isEmpty(value),
  )
  return {
    ...Object.fromEntries(others),
    configuration: canonicalConfiguration(configurationOfRecord(row)),
    // The photo a design is shown on and the names of its elements are not part of the product. SCENE-1, EDIT-26.
    design: designAsJson(printedOf(design)),
    ...(file !== null && { artwork: file.sha256 }),
  }
}

/** The state of a row as it is stored now; of a product in a cart that was deleted there is none. */
export const stateOfRow = (row: SoldRow, file: Stated['file']): ProductState =>
  productStateOf({ row, design: designOfCustom(row), file })

/** A hash of a state, hexadecimal. */
export const hashOfState = (state: ProductState): string => hashOfJson(state)

/** The fields two states differ in: those of the configuration by their names in it, `design` and `artwork` as a whole. */
export function changedParts(one: ProductState, other: ProductState): readonly string[] {
  const flat = ({ configuration, ...parts }: ProductState): ProductState => ({
    ...parts,
    ...(configuration as ProductState),
  })
  const [before, after] = [flat(one), flat(other)]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => hashOfJson(before[name] ?? null) !== hashOfJson(after[name] ?? null))
    .sort()
}
