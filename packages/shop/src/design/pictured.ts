import { isDeepStrictEqual } from 'node:util'
import { fieldsOfStep } from '@kisscut/core/configuration'
import type { SoldRow } from '../configure/sold-product.ts'

/** Columns that the picture doesn't show: the number of pieces and their package. */
const NOT_PICTURED: ReadonlySet<string | null> = new Set(['quantity', 'retail_package'])

/** The columns of a configured product that its picture depends on: all details except those above, and the design. */
const PICTURED_COLUMNS: readonly string[] = [
  'design',
  ...fieldsOfStep('details', 'design').flatMap(([, { column, inDesign }]) =>
    column === null || inDesign || NOT_PICTURED.has(column) ? [] : [column],
  ),
]

/** Whether two states of a product have the same picture. */
export const hasSamePicture = (one: SoldRow, other: SoldRow): boolean =>
  PICTURED_COLUMNS.every((column) =>
    isDeepStrictEqual(one[column as keyof SoldRow], other[column as keyof SoldRow]),
  )
