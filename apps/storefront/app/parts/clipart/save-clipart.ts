import { regionRowsOf } from '@kisscut/artwork/clipart'
import { pickSteps, wireOf } from '@kisscut/core/configuration'
import type { Configuration } from '@kisscut/core/product'
import type { Paints } from '@kisscut/shop'
import { savedIn } from '../configurator/behavior/saved-in.ts'

/** A drawing as clients send it: details, options and the colors of its regions. */
export const recordOfClipart = (
  productId: string,
  configuration: Configuration,
  paints: Paints,
  inverted: boolean,
): object => ({
  clipart_product: productId,
  ...wireOf(pickSteps(configuration, 'details')),
  option_invert: inverted,
  regions: regionRowsOf(paints),
})

const RECORDS = '/custom/api/v1/configured-clipart-product/'

/** What the shop responded. */
export type Sent =
  | { readonly ok: true; readonly id: string; readonly revision: number }
  | {
      readonly ok: false
      readonly response: unknown
      /** It has been changed elsewhere meanwhile. DESIGN-22. */
      readonly isStale: boolean
    }

interface SaveOptions {
  readonly signal: AbortSignal
  /** The revision this is a change of; any where absent. DESIGN-22. */
  readonly revision?: number | undefined
  /** A new one is made once per key. API-25. */
  readonly key?: string | undefined
}

/** Saves a drawing as it is configured: a new one, or another revision. Rejects when the shop can't be reached. CLIP-6. */
export async function saveClipart(
  id: string | null,
  record: object,
  { signal, revision, key }: SaveOptions,
): Promise<Sent> {
  const response = await fetch(id === null ? RECORDS : `${RECORDS}${id}/`, {
    method: id === null ? 'POST' : 'PATCH',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(revision !== undefined && { 'if-match': `"${revision}"` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify(record),
    signal,
  })
  const { isOk, body } = await savedIn(response)
  if (!isOk) return { ok: false, response: body, isStale: 'current' in body }
  return { ok: true, id: body.id ?? '', revision: body.revision ?? 0 }
}
