import { distance, type Rgb } from './color.ts'
import type { Pixels } from './pixels.ts'

/**
 * Marks the pixels of the background: similar in color and connected to the border. Enclosed areas stay, even
 * in the background's color: eyes, teeth, the inside of an O. Fills by rows, with one byte of memory per
 * pixel.
 */
export function flood({ width, height, rgba }: Pixels, background: Rgb, tolerance: number): Uint8Array {
  const filled = new Uint8Array(width * height)
  const isBackground = (pixel: number) =>
    filled[pixel] === 0 &&
    ((rgba[pixel * 4 + 3] ?? 0) < 8 || distance(rgba, pixel * 4, background) <= tolerance)
  const seeds: number[] = []
  for (let x = 0; x < width; x++) seeds.push(x, (height - 1) * width + x)
  for (let y = 0; y < height; y++) seeds.push(y * width, y * width + width - 1)

  for (let seed = seeds.pop(); seed !== undefined; seed = seeds.pop()) {
    if (!isBackground(seed)) continue
    const row = seed - (seed % width)
    let left = seed
    while (left > row && isBackground(left - 1)) left--
    let right = seed
    while (right < row + width - 1 && isBackground(right + 1)) right++
    filled.fill(1, left, right + 1)
    for (const next of [-width, width]) {
      if (row + next < 0 || row + next >= width * height) continue
      for (let pixel = left + next; pixel <= right + next; pixel++)
        if (isBackground(pixel) && (pixel === left + next || !isBackground(pixel - 1))) seeds.push(pixel)
    }
  }
  return filled
}
