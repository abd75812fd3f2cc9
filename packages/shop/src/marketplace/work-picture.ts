import { inches } from '@kisscut/core/units'
import type { artwork, marketplaceBaseProduct, RowOf } from '@kisscut/records'
import type { UserFileRow } from '../configure/custom-rows.ts'
import { ratioOf } from '../catalog/artwork-product.ts'
import type { CatalogCache } from '../catalog/catalog-cache.ts'
import { ENDINGS } from '../design/receive-user-file.ts'
import { scaledTo, tracedCut } from '../design/traced-cut.ts'
import { watermarkOfArtists } from '../design/watermark-of.ts'
import type { Links } from '../links.ts'
import type { Press } from '../ports/press.ts'
import type { Preview } from '../ports/preview.ts'
import type { ServedFiles } from '../ports/served-files.ts'
import type { Storage } from '../ports/storage.ts'
import type { Deps } from '../dependencies.ts'
import { ARTWORK_ELEMENT, artworkDesign } from './artwork-design.ts'

export interface WorkPictureDeps {
  readonly storage: Pick<Storage, 'records' | 'files'>
  readonly catalog: CatalogCache
  readonly links: Links
  readonly served: ServedFiles
  readonly press: Pick<Press, 'draw' | 'lineAround'>
  readonly preview: Preview
}

type ArtworkRow = RowOf<typeof artwork>
type BaseRow = RowOf<typeof marketplaceBaseProduct>

/** The columns of an artwork derived from its file. */
export type WorkColumns = Pick<
  ArtworkRow,
  | 'image'
  | 'is_vector'
  | 'width'
  | 'height'
  | 'full_bleed'
  | 'cut'
  | 'cut_remove_bg'
  | 'public_raster_url'
  | 'public_raster_remove_bg'
>

/** A drawn and traced work that isn't saved yet. */
export interface DrawnWork {
  readonly columns: WorkColumns
  /** Addresses of its pictures on base products, by their ids. */
  readonly tiles: ReadonlyMap<string, string>
}

const DRAWN_INCHES = 3
/** Longer side of a picture in lists, in pixels. */
const TILE_PIXELS = 960

/**
 * Draws an accepted file as a work to sell: stores the work's own copy of the file and traces its cut line. Rejects if it can't
 * be drawn. MKT-11.
 */
export async function drawnWork(
  deps: Deps<
    | 'catalog.recent'
    | 'links'
    | 'press.draw'
    | 'press.lineAround'
    | 'preview'
    | 'served'
    | 'storage.files'
    | 'storage.records'
  >,
  file: UserFileRow,
  artist: string,
  bases: readonly BaseRow[],
): Promise<DrawnWork> {
  const { storage, links, served, press, preview, catalog } = deps
  const { files } = storage
  const turn = { owner: file.owner }
  const stored = async (folder: string, bytes: Uint8Array, extension: string, mime: string) => {
    const { key } = await files.put(folder, bytes, { extension, mime })
    return links.fileUrl(key)
  }
  const bytes = await files.bytes(file.file)
  const raster = file.raster === null ? bytes : await files.bytes(file.raster)
  const natural = { width: file.pixel_width, height: file.pixel_height }
  const columns: WorkColumns = {
    image: await stored('artworks', bytes, ENDINGS[file.mime] ?? 'bin', file.mime),
    is_vector: file.is_vector,
    width: String(file.pixel_width),
    height: String(file.pixel_height),
    full_bleed: file.full_bleed,
    cut: file.full_bleed ? null : await tracedCut(press, raster, natural, turn),
    cut_remove_bg: null,
    ...{ public_raster_url: null, public_raster_remove_bg: null },
  }
  const { printRules: rules } = await catalog.recent()
  const watermark = await watermarkOfArtists({ storage, served }, [artist])
  const tiles = new Map<string, string>()
  for (const base of bases) {
    const parts = { base, artwork: { id: ARTWORK_ELEMENT, ...columns } as ArtworkRow }
    const [width, height] = ratioOf(parts).map(Number) as [number, number]
    const size = scaledTo(DRAWN_INCHES, { width, height })
    const sides = { width: inches(size.width), height: inches(size.height) }
    const design = artworkDesign(parts, { ...sides, removedBackground: false, rules })
    const pictures = { [ARTWORK_ELEMENT]: { mime: file.mime, bytes } }
    const side = design.sides[0]!.id
    const drawing = await press.draw({ design, side, fonts: {}, colors: {}, pictures, rules }, turn)
    if (drawing.raster === null) throw new Error('Nothing of the work is drawn')
    const picture = {
      ...{ design, contour: drawing.contour, look: 'white', whiteInk: false, pixels: TILE_PIXELS },
      artwork: { raster: drawing.raster, placement: drawing.placement },
      ...(watermark !== null && { watermark }),
    }
    const tile = await preview.render(picture, turn)
    tiles.set(base.id, await stored('works', tile, 'webp', 'image/webp'))
  }
  return { columns, tiles }
}
