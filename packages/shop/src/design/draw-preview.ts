import { isFinishedBy, lookOfFace } from '@kisscut/core/option'
import type { SoldProduct, SoldRow } from '../configure/sold-product.ts'
import { supplierOf } from '../configure/suppliers.ts'
import { isCutFromFilm } from '../lettering/measured.ts'
import type { Links } from '../links.ts'
import type { Storage } from '../ports/storage.ts'
import { tracedColumns } from './finished-size.ts'
import { printedArtworkOf, type PrintedArtworkDeps, type PrintedProduct } from './printed-artwork.ts'
import type { Preview, PreviewRequest } from '../ports/preview.ts'
import type { Turn } from '../ports/turn.ts'

export interface PreviewDeps extends PrintedArtworkDeps {
  readonly storage: Pick<Storage, 'records' | 'files'>
  readonly preview: Preview
  readonly links: Links
  /** Told when a picture could not be drawn: the product is sold without one. */
  readonly onError: (error: unknown) => void
}

/** How a custom shows where no artwork is. */
export const lookOfCustom = ({
  known,
  configuration,
}: Pick<SoldProduct, 'known' | 'configuration'>): string => lookOfFace(known.product, configuration)

/** What of a product its picture shows. */
export type PicturedProduct = PrintedProduct & Pick<SoldProduct, 'known' | 'configuration'>

/** The picture of a product as it is, of a side of it; of the first in WebP of 640 pixels unless asked otherwise. */
export const pictureOfCustom = async (
  deps: PrintedArtworkDeps & Pick<PreviewDeps, 'preview'>,
  loaded: PicturedProduct,
  { side, ...more }: Pick<PreviewRequest, 'pixels' | 'format'> & { readonly side?: string } = {},
  turn: Turn = { owner: loaded.row.owner },
): Promise<Uint8Array> => {
  const { design, known, configuration } = loaded
  const artwork = await printedArtworkOf(deps, loaded, side)
  const raster = (await artwork?.raster()) ?? null
  const watermark = await deps.drawings.watermark(design)
  const request = {
    design,
    artwork: artwork && raster && { raster, placement: artwork.placement },
    ...(artwork?.contour !== undefined && { contour: artwork.contour }),
    look: lookOfCustom(loaded),
    whiteInk: isFinishedBy(known.product, configuration, 'whiteInk'),
    isSheet: isFinishedBy(known.product, configuration, 'stickerSheet'),
    ...(isCutFromFilm(known) && { isFilm: true }),
    ...(watermark !== null && { watermark }),
    ...more,
  }
  return deps.preview.render(request, turn)
}

/** Draws the product's picture and puts it on record; the one before is removed, or this one where the product has changed since. */
export const drawPreview = async (deps: PreviewDeps, loaded: SoldProduct): Promise<SoldRow> => {
  const { row, known } = loaded
  if (row.preview_url !== null) return row
  const { storage, links } = deps
  try {
    const picture = await pictureOfCustom(deps, loaded)
    const { key } = await storage.files.put('previews', picture, { extension: 'webp', mime: 'image/webp' })
    const updated = await supplierOf(known.product.productClass).setPreview(storage.records, row, {
      canvas_preview: key,
      preview_url: links.fileUrl(key),
      ...(await tracedColumns(deps.drawings, loaded)),
    })
    const gone = updated === null ? key : row.canvas_preview
    if (gone !== null) await storage.files.remove(gone)
    return updated ?? row
  } catch (error) {
    deps.onError(error)
    return row
  }
}
