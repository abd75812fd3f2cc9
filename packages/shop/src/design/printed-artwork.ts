import { beyondUpload, placementOfElement, uploadOf, type Design } from '@kisscut/artwork/design'
import type { Placement as PlacedArtwork } from '@kisscut/artwork/placement'
import type { SoldProduct } from '../configure/sold-product.ts'
import type { Files } from '../ports/files.ts'
import { ownLineOf } from './placing.ts'
import type { Deps } from '../dependencies.ts'
import type { DrawnProduct, Drawings } from './drawings.ts'

/** A custom's artwork, uploaded or drawn, with its placement on the product. */
export interface PrintedArtwork {
  readonly mime: string
  readonly placement: PlacedArtwork
  /** The cut line of a drawing with a contour, or a file's own; absent: it is traced from the raster. */
  readonly contour?: string | null
  /** The stored file, or the drawing. */
  bytes(): Promise<Uint8Array>
  /** Browser-ready; null if nothing of it is visible. */
  raster(): Promise<Uint8Array | null>
}

export interface PrintedArtworkDeps {
  readonly storage: { readonly files: Pick<Files, 'bytes'> }
  readonly drawings: Drawings
}

/** Whether a design is more than one uploaded picture; the shop then draws it as one artwork. DESIGN-30. */
export const isDrawn = (design: Design): boolean => beyondUpload(design) !== null

/** Whether a custom has anything to print. */
export const hasArtwork = ({ design, file }: Pick<SoldProduct, 'design' | 'file'>): boolean =>
  file !== null || isDrawn(design)

/** The part of a product that determines its print. */
export type PrintedProduct = DrawnProduct & Pick<SoldProduct, 'file'>

/** The artwork on a side of a custom, its first side by default; null if there is none yet. Rejects if the design can't be drawn. */
export async function printedArtworkOf(
  { storage, drawings }: Deps<'drawings' | 'storage.files'>,
  loaded: PrintedProduct,
  side?: string,
): Promise<PrintedArtwork | null> {
  const { design, file } = loaded
  if (isDrawn(design)) {
    const { svg, raster, placement, contour } = await drawings.of(loaded, side)
    return { mime: 'image/svg+xml', placement, contour, bytes: async () => svg, raster: async () => raster }
  }
  const upload = uploadOf(design)
  if (file === null || upload === null) return null
  const own = ownLineOf(design, file)
  const bytesOf = async (key: string | null) => (key === null ? null : storage.files.bytes(key))
  return {
    mime: file.mime,
    placement: placementOfElement(upload),
    ...(own !== null && { contour: own }),
    bytes: () => storage.files.bytes(file.file),
    raster: () => bytesOf(file.raster),
  }
}
