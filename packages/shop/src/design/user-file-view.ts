import type { UserFileRow } from '../configure/custom-rows.ts'
import type { Links } from '../links.ts'
import type { UserFile } from '../types.ts'

/** A kept file as pages see it. */
export const userFileView = (row: UserFileRow, links: Links): UserFile => ({
  id: row.id,
  name: row.name,
  mime: row.mime,
  bytes: row.size,
  pixelWidth: row.pixel_width,
  pixelHeight: row.pixel_height,
  inchWidth: row.inch_width,
  inchHeight: row.inch_height,
  isVector: row.is_vector,
  hasAlpha: row.has_alpha,
  pages: row.pages,
  page: row.page,
  originalId: row.original_background_file,
  madeBy: row.made_by,
  rasterUrl: links.fileUrl(row.raster ?? row.file),
  originalUrl: links.fileUrl(row.file),
})
