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

/** Saves what is put together, product, figures and words as one: a new one, or another revision. Rejects when the shop can't be reached. DDB-4. */
export async function saveStrip(id: string | null, revision: number | null, record: object): Promise<Sent> {
  const response = await fetch(id === null ? RECORDS : `${RECORDS}${id}/`, {
    method: id === null ? 'POST' : 'PATCH',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(id !== null && revision !== null && { 'if-match': `"${revision}"` }),
    },
    body: JSON.stringify(record),
  })
  if (response.status >= 500 || response.status === 429)
    throw new Error(`The shop answered ${response.status}.`)
  const body = (await response.json()) as { readonly id?: string; readonly revision?: number }
  if (!response.ok) return { ok: false, response: body, isStale: 'current' in body }
  return { ok: true, id: body.id ?? '', revision: body.revision ?? 0 }
}
