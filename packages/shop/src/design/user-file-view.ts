import type { UserFileRow } from '../configure/custom-rows.ts'
import type { Links } from '../links.ts'
import type { DecimalString } from '@kisscut/core/product'

/** How a file was made from another one. */
export type Retouch = 'page' | 'crop' | 'background' | 'vectorize'

export interface UserFile {
  readonly id: string
  readonly name: string
  readonly mime: string
  readonly bytes: number
  /** Pixels of raster artwork, or of a vector's preview. */
  readonly pixelWidth: number
  readonly pixelHeight: number
  /** Natural size in inches; null if the file doesn't state one. */
  readonly inchWidth: DecimalString | null
  readonly inchHeight: DecimalString | null
  /** The trim in fractions of the page; null: the whole page. FILE-19. */
  readonly trim: UserFileRow['trim']
  /** Its own cut lines, as path data in fractions of the page; null if it has none. FILE-20. */
  readonly cutLines: UserFileRow['cut_lines']
  readonly isVector: boolean
  readonly hasAlpha: boolean
  /** Whether it is opaque and not white at its edges. */
  readonly fullBleed: boolean
  /** Convex outline of the opaque part, in fractions of the page; null if not measured. */
  readonly ink: UserFileRow['ink']
  readonly pages: number
  /** The only page kept, from 1; null if all are kept and the first is printed. */
  readonly page: number | null
  /** The file this one was made from; null for an upload. */
  readonly originalId: string | null
  readonly madeBy: Retouch | null
  /** Browser-ready picture of the artwork (PNG or WebP). */
  readonly rasterUrl: string
  readonly originalUrl: string
  /** Notices from the intake about a file it has just accepted: a wrong extension, removed links. Shown once, not stored. */
  readonly notices?: readonly string[]
}

/** A stored file as pages see it. */
export const userFileView = (row: UserFileRow, links: Links): UserFile => ({
  id: row.id,
  name: row.name,
  mime: row.mime,
  bytes: row.size,
  pixelWidth: row.pixel_width,
  pixelHeight: row.pixel_height,
  inchWidth: row.inch_width,
  inchHeight: row.inch_height,
  trim: row.trim,
  cutLines: row.cut_lines,
  isVector: row.is_vector,
  hasAlpha: row.has_alpha,
  fullBleed: row.full_bleed,
  ink: row.ink,
  pages: row.pages,
  page: row.page,
  originalId: row.original_background_file,
  madeBy: row.made_by,
  rasterUrl: links.fileUrl(row.raster ?? row.file),
  originalUrl: links.fileUrl(row.file),
})
