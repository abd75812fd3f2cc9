import { createHash } from 'node:crypto'
import { elementOf, emptyDesign, type Design } from '@kisscut/artwork/design'
import type { PrintRules } from '@kisscut/core/print-rules'
import { artwork, type RowOf } from '@kisscut/records'
import type { CatalogCache } from '../catalog/catalog-cache.ts'
import { createLru } from '../catalog/lru.ts'
import type { Drawings } from '../design/drawings.ts'
import { productNotFound } from '../messages/records.ts'
import { conflict, done, notFound, notMade, type Outcome } from '../outcome.ts'
import type { Preview } from '../ports/preview.ts'
import type { Storage } from '../ports/storage.ts'
import { ARTWORK_ELEMENT } from './artwork-design.ts'
import type { Deps } from '../dependencies.ts'
import * as messages from '../messages/artworks.ts'

export interface PictureDeps {
  readonly storage: Pick<Storage, 'records'>
  readonly catalog: CatalogCache
  readonly drawings: Drawings
  readonly preview: Preview
  readonly onError: (error: unknown) => void
}

type ArtworkRow = RowOf<typeof artwork>

/** Longer side in pixels: sharp on screens, useless in print. */
const PIXELS = 900
/** Longer side of the drawn picture, in inches. */
const INCHES = 3
/** Pictures cached: pages request the same few repeatedly. */
const REMEMBERED = 200

/** The artwork alone, on a product of exactly its size including bleed. */
function designOf(row: ArtworkRow, isBare: boolean, { bleed }: PrintRules): Design {
  const [width, height] = [Number(row.width ?? 1), Number(row.height ?? 1)]
  const by = INCHES / Math.max(width, height)
  const side = { width: Math.max(width * by, 3 * bleed), height: Math.max(height * by, 3 * bleed) }
  const bare = emptyDesign(side.width - 2 * bleed, side.height - 2 * bleed)
  const element = elementOf('marketplace', {
    ...{ x: -bleed, y: -bleed, ...side, id: ARTWORK_ELEMENT, side: bare.sides[0]!.id },
    ...{ artwork: row.id, removedBackground: isBare },
  })
  return { ...bare, elements: [element] }
}

/** The public picture of an artwork, as WebP, with its company's watermark. MKT-7. */
export const artworkPicture = (
  deps: Deps<'catalog.recent' | 'drawings' | 'onError' | 'preview' | 'storage.records'>,
) => {
  const remembered = createLru<string, Uint8Array>(REMEMBERED)
  return async (id: string, isBare = false): Promise<Outcome<Uint8Array>> => {
    const row = await deps.storage.records.get(artwork, id)
    if (row === null || (isBare && row.public_raster_remove_bg === null)) return notFound(productNotFound)
    const { printRules: rules } = await deps.catalog.recent()
    const design = designOf(row, isBare, rules)
    const watermark = await deps.drawings.watermark(design)
    const mark = watermark && createHash('sha256').update(watermark.bytes).digest('hex')
    const key = JSON.stringify([row.id, row.image, isBare, row.public_raster_remove_bg, mark])
    const known = remembered.get(key)
    if (known !== undefined) return done(known)
    try {
      const { raster } = await deps.drawings.of({ row: { owner: '' }, design, rules })
      if (raster === null) return conflict(messages.notDrawn)
      const picture = await deps.preview.marked({ raster, watermark, pixels: PIXELS })
      remembered.set(key, picture)
      return done(picture)
    } catch (error) {
      return notMade(error, messages.notDrawn, deps.onError)
    }
  }
}
