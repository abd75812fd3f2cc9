import sharp, { type Sharp } from 'sharp'

/** The Exif description that marks a raster. */
const MARK = 'Colors in print'

/** Marks a picture, once written, as being in print colors. */
export const markedAsPrintColors = (picture: Sharp): Sharp =>
  picture.withExif({ IFD0: { ImageDescription: MARK } })

/** Whether a raster is already in print colors, and is shown unchanged. */
export async function hasPrintColors(raster: Uint8Array): Promise<boolean> {
  const { exif } = await sharp(raster).metadata()
  return exif?.includes(MARK) ?? false
}
