import { isFinishedBy, lookOfFace } from '@kisscut/core/option'
import type { PreviewColumns, SoldProduct, SoldRow } from '../configure/sold-product.ts'
import { supplierOf } from '../configure/suppliers.ts'
import { isCutFromFilm } from '../lettering/measured.ts'
import type { Links } from '../links.ts'
import type { Records } from '../ports/records.ts'
import type { Storage } from '../ports/storage.ts'
import { tracedColumns } from './finished-size.ts'
import { hasSamePicture } from './pictured.ts'
import { printedArtworkOf, type PrintedArtworkDeps, type PrintedProduct } from './printed-artwork.ts'
import type { Preview, PreviewRequest } from '../ports/preview.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import type { Turn } from '../ports/turn.ts'

export interface PreviewDeps extends PrintedArtworkDeps {
  readonly storage: Pick<Storage, 'records' | 'files'>
  readonly preview: Preview
  readonly links: Links
  /** Receives the error if a picture can't be drawn; the product is sold without one. */
  readonly onError: (error: unknown) => void
}

/** A custom's color and finish where there is no artwork. */
export const lookOfCustom = ({
  known,
  configuration,
}: Pick<SoldProduct, 'known' | 'configuration'>): string => lookOfFace(known.product, configuration)

/** The part of a product that its picture depends on. */
export type PicturedProduct = PrintedProduct & Pick<SoldProduct, 'known' | 'configuration'>

/** The picture of a product's side; by default of the first, as WebP of 640 pixels. */
export const pictureOfCustom = async (
  deps: Deps<'drawings' | 'preview'> & DepsOf<typeof printedArtworkOf>,
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
    hasHoles: isFinishedBy(known.product, configuration, 'grommets'),
    ...(isCutFromFilm(known) && { isFilm: true }),
    ...(watermark !== null && { watermark }),
    ...more,
  }
  return deps.preview.render(request, turn)
}

/** Attempts to store a picture if the product keeps changing. */
const ATTEMPTS = 5

/**
 * Draws the product's picture and stores it, unless something it shows changes in the meantime: that change draws its own
 * picture. Returns the row, with the picture if there is one. DESIGN-22.
 */
export const drawPreview = async (
  deps: Deps<'drawings' | 'onError'> & DepsOf<typeof pictureOfCustom | typeof storePicture>,
  loaded: SoldProduct,
): Promise<SoldRow> => {
  const { row } = loaded
  if (row.preview_url !== null) return row
  try {
    const picture = await pictureOfCustom(deps, loaded)
    const measured = await tracedColumns(deps.drawings, loaded)
    return await storePicture(deps, loaded, picture, measured)
  } catch (error) {
    deps.onError(error)
    return row
  }
}

async function storePicture(
  { storage: { records, files }, links }: Deps<'links' | 'storage.files' | 'storage.records'>,
  { row, known }: SoldProduct,
  picture: Uint8Array,
  measured: Partial<PreviewColumns>,
): Promise<SoldRow> {
  const supplier = supplierOf(known.product.productClass)
  const { key } = await files.put('previews', picture, { extension: 'webp', mime: 'image/webp' })
  const columns = { ...measured, canvas_preview: key, preview_url: links.fileUrl(key) }
  return (await noted(supplier, records, row, columns)) ?? row
}

/** Stores the picture with the product's row if the product is unchanged; null if it has changed. */
async function noted(
  supplier: ReturnType<typeof supplierOf>,
  records: Records,
  row: SoldRow,
  columns: PreviewColumns,
): Promise<SoldRow | null> {
  let present: SoldRow | undefined = row
  for (let attempt = 1; attempt <= ATTEMPTS && present && hasSamePicture(present, row); attempt += 1) {
    const updated = await supplier.setPreview(records, present, columns)
    if (updated !== null) return updated
    ;[present] = await supplier.rows(records, [row.id])
  }
  return null
}
