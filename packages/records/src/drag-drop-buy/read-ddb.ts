import {
  changeOfRecord,
  type ConfigurationChange,
  type ConfigurationColumns,
  FIELD_ENTRIES,
} from '@kisscut/core/configuration'
import { z } from 'zod'
import { typedColumns } from '../custom/columns.ts'
import { customColor, json, mention, optional, type FieldsOf } from '../record/index.ts'
import { correctionView, type Reading, readChanges, readNew } from '../saving/index.ts'
import { configuredDdbProduct } from './configured.ts'

const region = z.strictObject({
  region: mention('clipart_region'),
  color: optional(mention('color')),
  custom_color: optional(customColor()),
})

/** From left to right: what is on it already by its id, what is put on it by its clipart, with the colors of its own. */
export const clipartElements = () =>
  json(
    z
      .array(
        z.union([
          z.string().max(200),
          z.strictObject({ clipart: mention('clipart'), regions: z.array(region).max(100).default([]) }),
        ]),
      )
      .max(100),
  )

export type StatedClipart = z.output<ReturnType<typeof clipartElements>>[number]

/** What a client states of a configured drag-drop-buy product. */
export interface StatedDdbProduct {
  readonly change: ConfigurationChange
  /** Words and colors, and which product. */
  readonly others: Partial<FieldsOf<typeof configuredDdbProduct>>
  readonly cliparts?: readonly StatedClipart[]
  /** Why staff change it. */
  readonly reason?: string
}

/** The record as clients send it: sides and quantity as typed, and its cliparts as one list. */
const sent = {
  ...configuredDdbProduct,
  parts: {},
  schema: configuredDdbProduct.schema.extend({
    ...Object.fromEntries(
      Object.entries(typedColumns()).map(([name, column]) => [name, (column as z.ZodType).optional()]),
    ),
    clipart_elements: clipartElements().optional(),
    ...correctionView.shape,
  }),
} as unknown as typeof configuredDdbProduct

const COLUMNS: ReadonlySet<string | null> = new Set(FIELD_ENTRIES.map(([, { column }]) => column))

/**
 * Reads a client's JSON as a new configured drag-drop-buy product or as changes to one. Only what was sent is stated: the rest is as
 * the product opens, or as it was. DDB-4, API-13.
 */
export function readDdbProduct(body: unknown, isNew: boolean): Reading<StatedDdbProduct> {
  const reading = isNew ? readNew(sent, body) : readChanges(sent, body)
  if (!reading.ok) return reading
  const stated = Object.entries(reading.value).filter(([name]) => Object.hasOwn(body as object, name))
  const part = (isColumn: boolean) =>
    Object.fromEntries(stated.filter(([name]) => COLUMNS.has(name) === isColumn))
  const {
    clipart_elements: cliparts,
    reason,
    ...others
  } = part(false) as StatedDdbProduct['others'] & {
    readonly clipart_elements?: readonly StatedClipart[]
    readonly reason?: string
  }
  return {
    ok: true,
    value: {
      change: changeOfRecord(part(true) as Partial<ConfigurationColumns>),
      others,
      ...(cliparts !== undefined && { cliparts }),
      ...(reason !== undefined && { reason }),
    },
  }
}
