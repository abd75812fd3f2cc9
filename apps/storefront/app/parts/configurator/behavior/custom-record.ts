import { pickSteps, wireOf } from '@kisscut/core/configuration'
import type { Configuration, Product } from '@kisscut/core/product'
import { savedIn } from './saved-in.ts'

/**
 * The fields of a custom record that PRODUCT DETAILS saves, as typed, and the offer by which its price was shown.
 * OFFER-5.
 */
export const detailsOfCustom = (
  configuration: Configuration,
  product: Pick<Product, 'id' | 'specialOffer'>,
): object => ({
  template: product.id,
  special_offer: product.specialOffer?.id ?? null,
  ...wireOf(pickSteps(configuration, 'details')),
})

const RECORDS = '/custom/api/v1/custom/'

/** Maximum size in bytes of a request that outlives its page in browsers. */
const KEEPALIVE_AT_MOST = 60_000

/** The shop's response: the saved record, or its rejection. */
export type Saved =
  | { readonly ok: true; readonly id: string; readonly record: object; readonly revision: number }
  | {
      readonly ok: false
      readonly response: unknown
      /** The product has a different revision than the request stated. */
      readonly isStale: boolean
    }

interface SaveOptions {
  readonly signal?: AbortSignal
  /** The revision that is changed; any if absent. DESIGN-22. */
  readonly revision?: number | undefined
  /** Idempotency key of a new custom. API-25. */
  readonly key?: string
  /** The sample design that a new custom begins with. TOOL-14. */
  readonly sample?: string
}

/**
 * Saves a new custom, or some fields of an existing one. Rejects where a retry may succeed: the shop can't be reached or
 * is in trouble. The request outlives the page.
 */
export async function saveCustom(
  id: string | null,
  fields: object,
  { signal, revision, key, sample }: SaveOptions = {},
): Promise<Saved> {
  const body = JSON.stringify(fields)
  const made = sample === undefined ? RECORDS : `${RECORDS}?${new URLSearchParams({ sample })}`
  const response = await fetch(id === null ? made : `${RECORDS}${id}/`, {
    method: id === null ? 'POST' : 'PATCH',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(revision !== undefined && { 'if-match': `"${revision}"` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body,
    keepalive: body.length < KEEPALIVE_AT_MOST,
    signal,
  })
  const { isOk, body: record } = await savedIn(response)
  // The response to a stale save has both versions (API-23); those to other conflicts don't.
  if (!isOk) return { ok: false, response: record, isStale: 'current' in record }
  return { ok: true, id: record.id ?? '', record, revision: record.revision ?? 0 }
}
