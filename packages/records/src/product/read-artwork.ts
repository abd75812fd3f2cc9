import {
  changeOfRecord,
  type ConfigurationChange,
  type ConfigurationColumns,
  FIELD_ENTRIES,
} from '@kisscut/core/configuration'
import type { z } from 'zod'
import { typedColumns } from '../custom/columns.ts'
import type { AnyRecord } from '../record/index.ts'
import { correctionView, type Reading, readChanges, readNew } from '../saving/index.ts'

/** What a client states of a configured product whose artwork is there already. */
export interface StatedArtworkProduct {
  readonly change: ConfigurationChange
  /** Which product, and whether it is printed without its background. */
  readonly others: Readonly<Record<string, unknown>> & { readonly removed_background?: boolean }
  /** Why staff change it. */
  readonly reason?: string
}

const COLUMNS: ReadonlySet<string | null> = new Set(FIELD_ENTRIES.map(([, { column }]) => column))

/** The record as clients send it: sides and quantity as typed. */
const sentOf = (record: AnyRecord): AnyRecord => ({
  ...record,
  schema: record.schema.extend({
    ...Object.fromEntries(
      Object.entries(typedColumns()).map(([name, column]) => [name, (column as z.ZodType).optional()]),
    ),
    ...correctionView.shape,
  }) as unknown as AnyRecord['schema'],
})

/**
 * Reads a client's JSON as a new configured product of this record, or as changes to one. Only what was sent is stated: the rest is as
 * the product opens, or as it was. MKT-5, API-13.
 */
export function readArtworkProduct(
  record: AnyRecord,
  body: unknown,
  isNew: boolean,
): Reading<StatedArtworkProduct> {
  const sent = sentOf(record)
  const reading = isNew ? readNew(sent, body) : readChanges(sent, body)
  if (!reading.ok) return reading
  const stated = Object.entries(reading.value as object).filter(([name]) =>
    Object.hasOwn(body as object, name),
  )
  const part = (isColumn: boolean) =>
    Object.fromEntries(stated.filter(([name]) => COLUMNS.has(name) === isColumn)) as Record<string, unknown>
  const { reason, ...others } = part(false)
  return {
    ok: true,
    value: {
      change: changeOfRecord(part(true) as Partial<ConfigurationColumns>),
      others,
      ...(typeof reason === 'string' && { reason }),
    },
  }
}
