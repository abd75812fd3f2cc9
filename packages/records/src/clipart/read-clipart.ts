import {
  changeOfRecord,
  type ConfigurationChange,
  type ConfigurationColumns,
  FIELD_ENTRIES,
} from '@kisscut/core/configuration'
import { z } from 'zod'
import { configurationColumns, typedColumns } from '../custom/columns.ts'
import { customColor, json, mention, optional, type FieldsOf } from '../record/index.ts'
import { correctionView, type Reading, readChanges, readNew } from '../saving/index.ts'
import { configuredClipartProduct } from './configured.ts'

/** How the regions are painted: those that are not named are in the color of the whole. */
export const paintedRegions = () =>
  json(
    z
      .array(
        z.strictObject({
          region: mention('clipart_region'),
          color: optional(mention('color')),
          custom_color: optional(customColor()),
        }),
      )
      .max(100),
  )

/** The options, as customs have them. OPT-15. */
export const chosenOptions = () => configurationColumns().options

export type StatedRegion = z.output<ReturnType<typeof paintedRegions>>[number]

/** What a client states of a configured clipart product. */
export interface StatedClipartProduct {
  readonly change: ConfigurationChange
  /** Which product, and whether it is inverted. */
  readonly others: Partial<FieldsOf<typeof configuredClipartProduct>>
  readonly regions?: readonly StatedRegion[]
  /** Why staff change it. */
  readonly reason?: string
}

/** The record as clients send it: sides and quantity as typed, regions and options as lists. */
const sent = {
  ...configuredClipartProduct,
  parts: {},
  schema: configuredClipartProduct.schema.extend({
    ...Object.fromEntries(
      Object.entries(typedColumns()).map(([name, column]) => [name, (column as z.ZodType).optional()]),
    ),
    regions: paintedRegions().optional(),
    options: chosenOptions(),
    ...correctionView.shape,
  }),
} as unknown as typeof configuredClipartProduct

const COLUMNS: ReadonlySet<string | null> = new Set(FIELD_ENTRIES.map(([, { column }]) => column))

/**
 * Reads a client's JSON as a new configured clipart product or as changes to one. Only what was sent is stated: the rest is as the
 * product opens, or as it was. CLIP-6, API-13.
 */
export function readClipartProduct(body: unknown, isNew: boolean): Reading<StatedClipartProduct> {
  const reading = isNew ? readNew(sent, body) : readChanges(sent, body)
  if (!reading.ok) return reading
  const stated = Object.entries(reading.value).filter(([name]) => Object.hasOwn(body as object, name))
  const part = (isColumn: boolean) =>
    Object.fromEntries(stated.filter(([name]) => COLUMNS.has(name) === isColumn))
  const { regions, reason, ...others } = part(false) as StatedClipartProduct['others'] & {
    readonly regions?: readonly StatedRegion[]
    readonly reason?: string
  }
  return {
    ok: true,
    value: {
      change: changeOfRecord(part(true) as Partial<ConfigurationColumns>),
      others,
      ...(regions !== undefined && { regions }),
      ...(reason !== undefined && { reason }),
    },
  }
}
