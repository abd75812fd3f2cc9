import { regionRowsOf } from '@kisscut/artwork/clipart'
import { pickSteps, wireOf } from '@kisscut/core/configuration'
import type { Configuration } from '@kisscut/core/product'
import type { Paints } from '@kisscut/shop'
import { savedIn } from '../configurator/behavior/saved-in.ts'

/** A drawing for the API: details, options and the paint of its regions. */
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

/** The shop's response to a save. */
export type Sent =
  | { readonly ok: true; readonly id: string; readonly revision: number }
  | {
      readonly ok: false
      readonly response: unknown
      /** It was changed elsewhere in the meantime. DESIGN-22. */
      readonly isStale: boolean
    }

interface SaveOptions {
  readonly signal: AbortSignal
  /** The revision that is changed; any if absent. DESIGN-22. */
  readonly revision?: number | undefined
  /** Idempotency key of a new product. API-25. */
  readonly key?: string | undefined
}

/** Saves a configured drawing as a new product or a new revision. Rejects if the shop can't be reached. CLIP-6. */
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
