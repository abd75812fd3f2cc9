import type { CropBox } from './crop-order.ts'

/** The box clipped to the picture. Throws where the two do not overlap. */
export function withinPicture({ x, y, width, height }: CropBox): CropBox {
  const [left, top] = [Math.max(0, x), Math.max(0, y)]
  const within = {
    x: left,
    y: top,
    width: Math.min(1, x + width) - left,
    height: Math.min(1, y + height) - top,
  }
  if (!(within.width > 0 && within.height > 0)) throw new Error('The box lies outside of the picture.')
  return within
}
