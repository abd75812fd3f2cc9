import {
  changeOfRecord,
  type ConfigurationChange,
  type ConfigurationColumns,
  FIELD_ENTRIES,
} from '@kisscut/core/configuration'
import { z } from 'zod'
import { json, type FieldsOf } from '../record/index.ts'
import { correctionView, type Reading, readChanges, readNew } from '../saving/index.ts'
import { typedColumns } from './columns.ts'
import { custom, customDesignView } from './custom.ts'

/** A custom in a client's request. */
export interface StatedCustom {
  readonly change: ConfigurationChange
  /** The design as unparsed JSON; undefined where absent. */
  readonly design?: unknown
  /** Fields of the record outside the configuration. */
  readonly others: Partial<FieldsOf<typeof custom>>
  /** Staff's reason for the change. */
  readonly reason?: string
}

/** The record as sent by clients: sides and quantity as typed, the design as JSON, for the rules to parse and report. */
const sent = {
  ...custom,
  // Clients may send back the problems of the response; they are ignored.
  computed: [...custom.computed, 'problems'],
  schema: custom.schema
    .extend(customDesignView.shape)
    .extend(correctionView.shape)
    .extend({ ...typedColumns(), design: json(z.unknown()).optional() }),
} as unknown as typeof custom

const COLUMNS: ReadonlySet<string | null> = new Set(FIELD_ENTRIES.map(([, { column }]) => column))

/**
 * Reads a client's JSON as a new custom or as changes to one. Contains only the sent fields: defaults are the product page's, not
 * the record's. Unknown fields are rejected; fields set by the shop are dropped. API-13.
 */
export function readCustom(body: unknown, isNew: boolean): Reading<StatedCustom> {
  const reading = isNew ? readNew(sent, body) : readChanges(sent, body)
  if (!reading.ok) return reading
  const stated = Object.entries(reading.value).filter(([name]) => Object.hasOwn(body as object, name))
  const part = (isColumn: boolean) =>
    Object.fromEntries(stated.filter(([name]) => COLUMNS.has(name) === isColumn))
  const { design, reason, ...others } = part(false) as Record<string, unknown> & { readonly reason?: string }
  const change = changeOfRecord(part(true) as Partial<ConfigurationColumns>)
  return {
    ok: true,
    value: {
      change,
      ...(design !== undefined && { design }),
      ...(reason !== undefined && { reason }),
      others,
    },
  }
}
