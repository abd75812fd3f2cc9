import { TEXT_LOCATIONS, TEXT_SIZES } from '@kisscut/core/design'
import { pickSteps, wireOf } from '@kisscut/core/configuration'
import type { Configuration } from '@kisscut/core/product'
import type { StripWork } from '@kisscut/machines/strip'

const RECORDS = '/custom/api/v1/configured-ddb-product/'

/** The record of what is put together, as clients send it. */
export const recordOfStrip = (
  productId: string,
  configuration: Configuration,
  { cliparts, words, font, textSize, textLocation, color, isSingleColor }: StripWork,
): object => ({
  ddb_product: productId,
  ...wireOf(pickSteps(configuration, 'details')),
  text: words,
  font,
  text_size: TEXT_SIZES.indexOf(textSize),
  text_location: TEXT_LOCATIONS.indexOf(textLocation),
  single_color: isSingleColor,
  color: color.colorId,
  custom_color: color.customColor,
  clipart_elements: cliparts.map(({ clipart, paints }) => ({
    clipart,
    regions: Object.entries(paints).map(([region, paint]) => ({
      region,
      color: paint.colorId,
      custom_color: paint.customColor,
    })),
  })),
})

/** What the shop responded. */
export type Sent =
  | { readonly ok: true; readonly id: string; readonly revision: number }
  | {
      readonly ok: false
      readonly response: unknown
      /** It has been changed elsewhere meanwhile. DESIGN-22. */
      readonly isStale: boolean
    }

const post = async (path: string, body: object, more: RequestInit = {}) => {
  const response = await fetch(path, {
    method: 'POST',
    ...more,
    headers: { 'content-type': 'application/json', accept: 'application/json', ...more.headers },
    body: JSON.stringify(body),
  })
  if (response.status >= 500 || response.status === 429)
    throw new Error(`The shop answered ${response.status}.`)
  return { isOk: response.ok, body: (await response.json()) as Readonly<Record<string, unknown>> }
}

/** Saves what is put together, product, figures and words as one: a new one, or another revision. Rejects when the shop can't be reached. DDB-4. */
export async function saveStrip(id: string | null, revision: number | null, record: object): Promise<Sent> {
  const headers: Record<string, string> = revision === null ? {} : { 'if-match': `"${revision}"` }
  const { isOk, body } =
    id === null
      ? await post(RECORDS, record)
      : await post(`${RECORDS}${id}/`, record, { method: 'PATCH', headers })
  if (!isOk) return { ok: false, response: body, isStale: 'current' in body }
  return { ok: true, id: String(body['id']), revision: Number(body['revision'] ?? 0) }
}

/** API-8. Rejects when the shop can't be reached. */
export async function putStripInCart(id: string, q: string | null): Promise<Sent> {
  const { isOk, body } = await post('/custom/api/v1/add-to-cart/', {
    product_class: 'ddb',
    product_id: id,
    search: q ?? '',
  })
  return isOk ? { ok: true, id, revision: 0 } : { ok: false, response: body, isStale: false }
}
