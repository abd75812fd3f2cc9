import sharp, { type Sharp } from 'sharp'

/** The Exif description that marks a raster. */
const MARK = 'Colors in print'

/** A picture that, once written, says that its colors are those of print. */
export const markedAsPrintColors = (picture: Sharp): Sharp =>
  picture.withExif({ IFD0: { ImageDescription: MARK } })

/** Whether the colors of a raster are those of print already: then they are shown as they are. */
export async function hasPrintColors(raster: Uint8Array): Promise<boolean> {
  const { exif } = await sharp(raster).metadata()
  return exif?.includes(MARK) ?? false
}
