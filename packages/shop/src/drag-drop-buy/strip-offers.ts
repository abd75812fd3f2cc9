import type { StripOffer } from '@kisscut/artwork/strip'
import { color, type FieldErrors } from '@kisscut/records'
import type { Viewer } from '../accounts/viewer.ts'
import type { Row } from '../catalog/rows.ts'
import { regionsOfCliparts } from '../design/library/clipart-regions.ts'
import { noSuchRegion } from '../messages/drag-drop-buy.ts'
import { recordNotFound } from '../messages/records.ts'
import type { Records } from '../ports/records.ts'
import { visibleIds } from '../records/references.ts'
import type { PlacedClipart } from './ddb-rows.ts'

/** A product's clipart for use on a strip, with the names of its regions. */
export interface OfferWithRegions extends StripOffer {
  readonly parts: readonly Row<'clipart_region'>[]
}

/** The figures a product offers, with their regions. */
export async function stripOffersOf(
  records: Pick<Records, 'findMany' | 'parts'>,
  cliparts: readonly Row<'ddb_product_clipart'>[],
): Promise<readonly OfferWithRegions[]> {
  const ids = cliparts.map(({ clipart }) => clipart)
  const regionsOf = await regionsOfCliparts(records, ids)
  return cliparts.map(({ clipart, width, height }) => {
    const parts = regionsOf.get(clipart) ?? []
    const regions = parts.map(({ id }) => id)
    return { clipart, width: Number(width), height: Number(height), regions, parts }
  })
}

interface Painted {
  readonly cliparts: readonly PlacedClipart[]
  readonly offers: readonly OfferWithRegions[]
}

/** References to missing regions and colors, by place: `clipart_elements.2.regions.shirt`. */
export async function paintErrors(
  records: Records,
  viewer: Viewer,
  { cliparts, offers }: Painted,
): Promise<FieldErrors> {
  const regionsOf = new Map(offers.map(({ clipart, regions }) => [clipart, new Set(regions)]))
  const painted = cliparts.flatMap(({ clipart, paints }, at) =>
    Object.entries(paints).map(([region, { colorId }]) => ({
      place: `clipart_elements.${at}.regions.${region}`,
      isThere: regionsOf.get(clipart)?.has(region) ?? true,
      colorId,
    })),
  )
  const ids = [...new Set(painted.flatMap(({ colorId }) => colorId ?? []))]
  const seen = ids.length === 0 ? new Set<string>() : await visibleIds(records, viewer, color, ids, null)
  return Object.fromEntries(
    painted.flatMap(({ place, isThere, colorId }) => {
      if (!isThere) return [[place, [noSuchRegion]]]
      return colorId === null || seen.has(colorId) ? [] : [[place, [recordNotFound]]]
    }),
  )
}
