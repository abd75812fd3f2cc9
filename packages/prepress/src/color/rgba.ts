import type { OutputInfo, Sharp } from 'sharp'

/** The pixels of a picture as a screen shows it, row by row: red, green, blue and alpha, 0–255 each. */
export const rgbaOf = (picture: Sharp): Promise<{ readonly data: Buffer; readonly info: OutputInfo }> =>
  picture.toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
