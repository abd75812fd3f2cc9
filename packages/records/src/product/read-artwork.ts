import type { ConfigurationChange } from '@kisscut/core/configuration'
import { type AnyRecord, oncePerRecord } from '../record/index.ts'
import type { Reading } from '../saving/index.ts'
import { configuredReader } from './configured-reader.ts'

/** A configured product with fixed artwork in a client's request. */
export interface StatedArtworkProduct {
  readonly change: ConfigurationChange
  /** The product, and whether it is printed without its background. */
  readonly others: Readonly<Record<string, unknown>> & { readonly removed_background?: boolean }
  /** Staff's reason for the change. */
  readonly reason?: string
}

const readerOf = oncePerRecord((record) => configuredReader(record))

/** Reads a client's JSON as a new configured product of this record, or as changes to one. MKT-5. */
export function readArtworkProduct(
  record: AnyRecord,
  body: unknown,
  isNew: boolean,
): Reading<StatedArtworkProduct> {
  const reading = readerOf(record)(body, isNew)
  if (!reading.ok) return reading
  const { change, others: stated } = reading.value
  const { reason, ...others } = stated
  return { ok: true, value: { change, others, ...(typeof reason === 'string' && { reason }) } }
}
