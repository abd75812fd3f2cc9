import {
  changeOfRecord,
  type ConfigurationChange,
  type ConfigurationColumns,
  FIELD_ENTRIES,
} from '@kisscut/core/configuration'
import { z } from 'zod'
import { typedColumns } from '../custom/columns.ts'
import type { AnyRecord } from '../record/index.ts'
import { correctionView, type Reading, readChanges, readNew } from '../saving/index.ts'

/** A configured product in a client's request: its configuration, and all other fields by name. */
export interface StatedProduct {
  readonly change: ConfigurationChange
  readonly others: Readonly<Record<string, unknown>>
}

const COLUMNS: ReadonlySet<string | null> = new Set(FIELD_ENTRIES.map(([, { column }]) => column))

const optionalOf = (columns: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, (column as z.ZodType).optional()]),
  )

/**
 * Reads a client's JSON as a new configured product of a record, or as changes to one: sides and quantity as typed, the lists of
 * its parts by the given schemas, and a reason. Contains only the sent fields: others are as the product opens, or unchanged.
 * API-13.
 */
export function configuredReader(record: AnyRecord, lists: z.ZodRawShape = {}) {
  const sent = {
    ...record,
    computed: [...record.computed, 'problems'],
    parts: Object.fromEntries(Object.entries(record.parts).filter(([name]) => !(name in lists))),
    schema: record.schema.extend({ ...optionalOf({ ...typedColumns(), ...lists }), ...correctionView.shape }),
  } as unknown as AnyRecord
  return (body: unknown, isNew: boolean): Reading<StatedProduct> => {
    const reading = isNew ? readNew(sent, body) : readChanges(sent, body)
    if (!reading.ok) return reading
    const stated = Object.entries(reading.value).filter(([name]) => Object.hasOwn(body as object, name))
    const part = (isColumn: boolean) =>
      Object.fromEntries(stated.filter(([name]) => (COLUMNS.has(name) && !(name in lists)) === isColumn))
    const change = changeOfRecord(part(true) as Partial<ConfigurationColumns>)
    return { ok: true, value: { change, others: part(false) } }
  }
}
