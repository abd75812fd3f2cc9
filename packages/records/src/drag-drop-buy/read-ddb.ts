import type { ConfigurationChange } from '@kisscut/core/configuration'
import { z } from 'zod'
import { configuredReader } from '../product/configured-reader.ts'
import { customColor, json, mention, optional, type FieldsOf } from '../record/index.ts'
import type { Reading } from '../saving/index.ts'
import { configuredDdbProduct } from './configured.ts'

const region = z.strictObject({
  region: mention('clipart_region'),
  color: optional(mention('color')),
  custom_color: optional(customColor()),
})

/** Figures from left to right: existing ones by id, new ones by clipart, with their own colors. */
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

/** A configured drag-drop-buy product in a client's request. */
export interface StatedDdbProduct {
  readonly change: ConfigurationChange
  /** Words and colors, and the product. */
  readonly others: Partial<FieldsOf<typeof configuredDdbProduct>>
  readonly cliparts?: readonly StatedClipart[]
  /** Staff's reason for the change. */
  readonly reason?: string
}

const read = configuredReader(configuredDdbProduct, { clipart_elements: clipartElements() })

/** Reads a client's JSON as a new configured drag-drop-buy product or as changes to one. DDB-4. */
export function readDdbProduct(body: unknown, isNew: boolean): Reading<StatedDdbProduct> {
  const reading = read(body, isNew)
  if (!reading.ok) return reading
  const { change, others: stated } = reading.value
  const {
    clipart_elements: cliparts,
    reason,
    ...others
  } = stated as StatedDdbProduct['others'] & {
    readonly clipart_elements?: readonly StatedClipart[]
    readonly reason?: string
  }
  return {
    ok: true,
    value: {
      ...{ change, others },
      ...(cliparts !== undefined && { cliparts }),
      ...(reason !== undefined && { reason }),
    },
  }
}
