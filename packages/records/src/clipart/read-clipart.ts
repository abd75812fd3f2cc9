import type { ConfigurationChange } from '@kisscut/core/configuration'
import { z } from 'zod'
import { configuredReader } from '../product/configured-reader.ts'
import { stroke } from '../element/index.ts'
import { customColor, json, mention, optional, type FieldsOf } from '../record/index.ts'
import type { Reading } from '../saving/index.ts'
import { configuredClipartProduct } from './configured.ts'

/** Region paints: existing ones by id, new ones by their fields; other regions have the base color. */
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
            ...stroke(),
          }),
        ]),
      )
      .max(100),
  )

/** Chosen options: existing ones by id, new ones like those of customs. OPT-15. */
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

/** A configured clipart product in a client's request. */
export interface StatedClipartProduct {
  readonly change: ConfigurationChange
  /** The product, and whether it is inverted. */
  readonly others: Partial<FieldsOf<typeof configuredClipartProduct>>
  readonly regions?: readonly StatedRegion[]
  readonly options?: readonly StatedOption[]
  /** Staff's reason for the change. */
  readonly reason?: string
}

const read = configuredReader(configuredClipartProduct, {
  regions: paintedRegions(),
  options: chosenOptions(),
})

/** Reads a client's JSON as a new configured clipart product or as changes to one. CLIP-6. */
export function readClipartProduct(body: unknown, isNew: boolean): Reading<StatedClipartProduct> {
  const reading = read(body, isNew)
  if (!reading.ok) return reading
  const { change, others: stated } = reading.value
  const { regions, options, reason, ...others } = stated as StatedClipartProduct['others'] &
    Omit<StatedClipartProduct, 'change' | 'others'>
  return {
    ok: true,
    value: {
      ...{ change, others },
      ...(regions !== undefined && { regions }),
      ...(options !== undefined && { options }),
      ...(reason !== undefined && { reason }),
    },
  }
}
