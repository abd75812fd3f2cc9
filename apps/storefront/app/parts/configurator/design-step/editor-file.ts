import type { EditorFile, PlacedArtwork } from '@kisscut/editors/upload'
import { placementOf } from '@kisscut/artwork/placement'
import type { UserFile } from '@kisscut/shop'
import type { ArtworkPlacement as Placement } from '@kisscut/core/configuration'

/** A saved file in the editor's format. */
export const editorFile = (file: UserFile): EditorFile => ({
  id: file.id,
  name: file.name,
  pixelWidth: file.pixelWidth,
  pixelHeight: file.pixelHeight,
  isVector: file.isVector,
  hasAlpha: file.hasAlpha,
  fullBleed: file.fullBleed,
  ink: file.ink,
  cutLines: file.cutLines,
  originalId: file.originalId,
  madeBy: file.madeBy,
  pages: file.pages,
  page: file.page,
  rasterUrl: file.rasterUrl,
})

/** A user file in the API. */
export interface FileWire {
  readonly id: string
  readonly name: string
  readonly pixel_width: number
  readonly pixel_height: number
  readonly inch_width: string | null
  readonly is_vector: boolean
  readonly has_alpha: boolean
  readonly full_bleed: boolean
  readonly ink: EditorFile['ink']
  readonly cut_lines: EditorFile['cutLines']
  readonly original_background_file: string | null
  readonly made_by: EditorFile['madeBy']
  readonly pages: number
  readonly page: number | null
  readonly raster_url: string
  readonly notices?: readonly string[]
}

/** A file of the API with its placement as numbers; null if the placement is unreadable. */
export function artworkOfWire(file: FileWire, record: Placement | null | undefined): PlacedArtwork | null {
  const placement = record ? placementOf(record) : null
  if (!placement) return null
  return {
    id: file.id,
    name: file.name,
    pixelWidth: file.pixel_width,
    pixelHeight: file.pixel_height,
    isVector: file.is_vector,
    hasAlpha: file.has_alpha,
    fullBleed: file.full_bleed,
    ink: file.ink,
    cutLines: file.cut_lines,
    originalId: file.original_background_file,
    madeBy: file.made_by,
    pages: file.pages,
    page: file.page,
    rasterUrl: file.raster_url,
    notices: file.notices ?? [],
    placement,
  }
}
