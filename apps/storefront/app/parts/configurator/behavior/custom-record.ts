import { pickSteps, wireOf } from '@kisscut/core/configuration'
import type { Configuration, Product } from '@kisscut/core/product'
import { savedIn } from './saved-in.ts'

/** What the step PRODUCT DETAILS saves: the fields of a custom record, as typed, and the offer its price was shown by. OFFER-5. */
export const detailsOfCustom = (
  configuration: Configuration,
  product: Pick<Product, 'id' | 'specialOffer'>,
): object => ({
  template: product.id,
  special_offer: product.specialOffer?.id ?? null,
  ...wireOf(pickSteps(configuration, 'details')),
})

const RECORDS = '/custom/api/v1/custom/'

/** Bytes of a request that browsers let outlive its page; longer ones end with it. */
const KEEPALIVE_AT_MOST = 60_000

/** What the shop responded: the record, or its rejection as it came. */
export type Saved =
  | { readonly ok: true; readonly id: string; readonly record: object; readonly revision: number }
  | {
      readonly ok: false
      readonly response: unknown
      /** The product has another revision than was stated. */
      readonly isStale: boolean
    }

interface SaveOptions {
  readonly signal?: AbortSignal
  /** The revision this is a change of; any where absent. DESIGN-22. */
  readonly revision?: number | undefined
  /** A new one is made once per key. API-25. */
  readonly key?: string
  /** The sample design a new one begins with. TOOL-14. */
  readonly sample?: string
}

/**
 * Saves fields of a custom: a new one, or some fields of one that is there. Rejects when the shop can't be reached or is
 * in trouble, so that it is worth trying again. Outlives the page it was sent from.
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
  // Of a stale save the shop sends both versions (API-23); other conflicts have none.
  if (!isOk) return { ok: false, response: record, isStale: 'current' in record }
  return { ok: true, id: record.id ?? '', record, revision: record.revision ?? 0 }
}
