import { isDeepStrictEqual } from 'node:util'
import { type Design, printedOf } from '@kisscut/artwork/design'
import { designAsJson } from '@kisscut/artwork/design-json'
import { canonicalConfiguration, configurationOfRecord, FIELD_ENTRIES } from '@kisscut/core/configuration'
import type { UserFileRow } from '../configure/custom-rows.ts'
import type { SoldRow } from '../configure/sold-product.ts'
import { designOfCustom } from '../design/custom-design.ts'
import { hashOfJson } from './canonical-json.ts'

/** Columns that don't describe the product: its owner and id, derived pictures and figures, states of its page. */
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

/**
 * Everything that describes a configured product, by field: its configuration and other columns, its design, its artwork's
 * content.
 */
export type ProductState = Readonly<Record<string, unknown>>

/** The data that a product's state is computed from. */
export interface Stated {
  readonly row: SoldRow
  readonly design: Design
  readonly file: Pick<UserFileRow, 'sha256'> | null
}

/**
 * The state of a configured product. Two products are the same if and only if their states are equal; nothing else defines it.
 * Columns added by later versions are included, and don't change a state while they are empty. CART-11.
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

/** The state of a stored row. */
export const stateOfRow = (row: SoldRow, file: Stated['file']): ProductState =>
  productStateOf({ row, design: designOfCustom(row), file })

/** Hexadecimal hash of a state. */
export const hashOfState = (state: ProductState): string => hashOfJson(state)

/** The fields in which two states differ: configuration fields by name, `design` and `artwork` as a whole. */
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
