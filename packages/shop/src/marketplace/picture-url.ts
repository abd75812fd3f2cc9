import { createHash } from 'node:crypto'
import { artwork, type RowOf } from '@kisscut/records'

/** Public address of an artwork's picture, never of its file, which has neither a watermark nor a size limit. MKT-7. */
export const artworkPictureUrl = (
  { id, image, public_raster_remove_bg: bare, revision }: RowOf<typeof artwork>,
  isBare = false,
): string => {
  const edition = createHash('sha256')
    .update(JSON.stringify([image, bare, revision]))
    .digest('hex')
    .slice(0, 12)
  return `${artwork.path}${encodeURIComponent(id)}/picture.webp/?${isBare ? 'background=removed&' : ''}v=${edition}`
}
