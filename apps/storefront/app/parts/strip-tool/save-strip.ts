import type { Element } from '@kisscut/artwork/design'
import { TEXT_LOCATIONS, TEXT_SIZES } from '@kisscut/core/design'
import { pickSteps, wireOf } from '@kisscut/core/configuration'
import type { Configuration } from '@kisscut/core/product'
import type { StripWork } from '@kisscut/machines/strip'
import { savedIn } from '../configurator/behavior/saved-in.ts'

/** A strip as clients send it. */
export interface StripRecord {
  readonly ddb_product: string
  readonly text: string
  readonly font: string | null
  readonly text_size: number
  readonly text_location: number
  readonly single_color: boolean
  readonly color: string | null
  readonly custom_color: string | null
  readonly clipart_elements: readonly {
    readonly clipart: string
    readonly regions: readonly {
      readonly region: string
      readonly color: string | null
      readonly custom_color: string | null
    }[]
  }[]
}

const RECORDS = '/custom/api/v1/configured-ddb-product/'

/** The record of what is put together, as clients send it. */
export const recordOfStrip = (
  productId: string,
  configuration: Configuration,
  { cliparts, words, font, textSize, textLocation, color, isSingleColor }: StripWork,
): StripRecord => ({
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

/** Whether the shop has what was sent: the same figures in their colors, the same words, the same details. DESIGN-22. */
export function isStoredStrip(current: object, { clipart_elements, ...fields }: StripRecord): boolean {
  const { design } = current as { readonly design?: { readonly elements: readonly Element[] } | null }
  const figures = (design?.elements ?? []).filter((each) => each.kind === 'clipart')
  if (figures.length !== clipart_elements.length) return false
  const isSame = clipart_elements.every(({ clipart, regions }, at) => {
    const figure = figures[at]!
    const isPainted = regions.every(({ region, color, custom_color }) => {
      const paint = figure.kind === 'clipart' ? figure.regions[region] : undefined
      return (paint?.colorId ?? null) === color && (paint?.customColor ?? null) === custom_color
    })
    return figure.kind === 'clipart' && figure.clipart === clipart && (fields.single_color || isPainted)
  })
  return isSame && Object.entries(fields).every(([name, sent]) => isSameField(current, name, sent))
}

/** Numbers may be written otherwise; what the shop chooses by itself is sent as null, and lists are told by what is made of them. */
function isSameField(current: object, name: string, sent: unknown): boolean {
  const stored = (current as Readonly<Record<string, unknown>>)[name]
  if (sent === null || sent === undefined || typeof sent === 'object' || stored === sent) return true
  return String(sent).trim() !== '' && Number(stored) === Number(sent)
}

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
  /** The revision this is a change of; any where absent. DESIGN-22. */
  readonly revision?: number | undefined
  /** A new one is made once per key. API-25. */
  readonly key?: string
}

/** Saves what is put together, product, figures and words as one: a new one, or another revision. Rejects when the shop can't be reached. DDB-4. */
export async function saveStrip(
  id: string | null,
  record: object,
  { revision, key }: SaveOptions = {},
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
  })
  const { isOk, body } = await savedIn(response)
  if (!isOk) return { ok: false, response: body, isStale: 'current' in body }
  return { ok: true, id: body.id ?? '', revision: body.revision ?? 0 }
}
