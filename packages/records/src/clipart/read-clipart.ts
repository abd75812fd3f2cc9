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
import { configuredClipartProduct } from './configured.ts'

/** How the regions are painted: what stays by its id, else how; those that are not named are in the color of the whole. */
export const paintedRegions = () =>
  json(
    z
      .array(
        z.union([
          z.string().max(200),
          z.strictObject({
            region: mention('clipart_region'),
            color: optional(mention('color')),
            custom_color: optional(customColor()),
          }),
        ]),
      )
      .max(100),
  )

/** The options that are chosen: those that stay by their ids, others as customs have them. OPT-15. */
export const chosenOptions = () =>
  json(
    z
      .array(
        z.union([
          z.string().max(200),
          z.strictObject({ option_set: mention('template_option_set'), option: mention('template_option') }),
        ]),
      )
      .max(100),
  )

export type StatedRegion = z.output<ReturnType<typeof paintedRegions>>[number]
export type StatedOption = z.output<ReturnType<typeof chosenOptions>>[number]

/** What a client states of a configured clipart product. */
export interface StatedClipartProduct {
  readonly change: ConfigurationChange
  /** Which product, and whether it is inverted. */
  readonly others: Partial<FieldsOf<typeof configuredClipartProduct>>
  readonly regions?: readonly StatedRegion[]
  readonly options?: readonly StatedOption[]
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
    options: chosenOptions().optional(),
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
    Object.fromEntries(stated.filter(([name]) => (COLUMNS.has(name) && name !== 'options') === isColumn))
  const { regions, options, reason, ...others } = part(false) as StatedClipartProduct['others'] & {
    readonly regions?: readonly StatedRegion[]
    readonly options?: readonly StatedOption[]
    readonly reason?: string
  }
  return {
    ok: true,
    value: {
      change: changeOfRecord(part(true) as Partial<ConfigurationColumns>),
      others,
      ...(regions !== undefined && { regions }),
      ...(options !== undefined && { options }),
      ...(reason !== undefined && { reason }),
    },
  }
}
