import type { Element } from '@kisscut/artwork/design'
import { TEXT_LOCATIONS, TEXT_SIZES } from '@kisscut/core/design'
import { pickSteps, wireOf } from '@kisscut/core/configuration'
import type { Configuration } from '@kisscut/core/product'
import type { StripWork } from '@kisscut/machines/strip'
import { savedIn } from '../configurator/behavior/saved-in.ts'

/** A strip in the API. */
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

/** The API's record of the current strip. */
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

/** Whether the shop has stored the sent strip: the same figures in their colors, words and details. DESIGN-22. */
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

/**
 * Compares numbers by value. Null, for a value that the shop chooses, and lists, which are compared by their result,
 * count as the same.
 */
function isSameField(current: object, name: string, sent: unknown): boolean {
  const stored = (current as Readonly<Record<string, unknown>>)[name]
  if (sent === null || sent === undefined || typeof sent === 'object' || stored === sent) return true
  return String(sent).trim() !== '' && Number(stored) === Number(sent)
}

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
  /** The revision that is changed; any if absent. DESIGN-22. */
  readonly revision?: number | undefined
  /** Idempotency key of a new strip. API-25. */
  readonly key?: string
}

/**
 * Saves a strip with its product, figures and words as a new one or a new revision. Rejects if the shop can't be
 * reached. DDB-4.
 */
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
