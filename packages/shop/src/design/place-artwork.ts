import { isOffTheProduct, placementOf, recordOf } from '@kisscut/artwork/placement'
import { custom } from '@kisscut/records'
import { configuredView, loadCustom } from '../configure/configured-product.ts'
import { done, invalid, notFound } from '../outcome.ts'
import type { ConfiguredProduct, DieLine, Outcome, Placement, Viewer } from '../types.ts'
import { ARTWORK_MESSAGES } from './messages.ts'
import { dpiOf } from './placing.ts'
import type { DesignDeps } from './use-user-file.ts'

export interface PlaceArtwork {
  readonly placement?: Placement
  readonly dieLine?: DieLine
}

/** Further out than this, in inches, nothing is placed by hand. */
const FAR = 1000

/** Keeps where the artwork lies and what it is cut along; the product has to be finalized again. Dpi is computed here. */
export const placeArtwork =
  ({ storage, catalog, links }: DesignDeps) =>
  async (viewer: Viewer, configuredId: string, input: PlaceArtwork): Promise<Outcome<ConfiguredProduct>> => {
    const loaded = await loadCustom(storage.records, await catalog.current(), viewer, configuredId)
    if (!loaded.ok) return loaded
    const { row, file } = loaded.value
    const shape = input.dieLine ?? row.clip_type
    let placement = row.placement
    if (input.placement !== undefined) {
      if (file === null) return invalid({ user_file: [ARTWORK_MESSAGES.missing] })
      const placed = placementOf(input.placement)
      if (placed === null || Math.max(...Object.values(placed).map(Math.abs)) > FAR)
        return invalid({ placement: [ARTWORK_MESSAGES.notANumber] })
      if (isOffTheProduct(placed, { shape, width: Number(row.width), height: Number(row.height) }))
        return invalid({ placement: [ARTWORK_MESSAGES.tooFarOut] })
      placement = recordOf(placed)
    }
    const isSame = shape === row.clip_type && JSON.stringify(placement) === JSON.stringify(row.placement)
    if (isSame) return done(configuredView(loaded.value, links))
    const changes = {
      clip_type: shape,
      placement,
      dpi: dpiOf(file, placement),
      finalized: false,
      preview_url: null,
    }
    const updated = await storage.records.update(custom, row.id, changes, row.owner)
    if (updated === null) return notFound('This product')
    return done(configuredView({ ...loaded.value, row: updated }, links))
  }
