import type { Pixels } from '../pixels.ts'
import { beside } from '../unmix.ts'
import type { FirstGuess } from './first-guess.ts'
import { openCv, type OpenCv } from './open-cv.ts'

const ROUNDS = 5

/** The subject's pixels (1), by GrabCut from a first guess, with small islands and holes removed. */
export async function cutOut(pixels: Pixels, { distance, threshold }: FirstGuess): Promise<Uint8Array> {
  const cv = await openCv()
  const { width, height, rgba } = pixels
  const held: { delete(): void }[] = []
  const hold = <T extends { delete(): void }>(matrix: T): T => (held.push(matrix), matrix)
  try {
    const rgb = hold(new cv.Mat())
    const source = hold(new cv.Mat(height, width, cv.CV_8UC4))
    source.data.set(rgba)
    cv.cvtColor(source, rgb, cv.COLOR_RGBA2RGB)
    const mask = hold(new cv.Mat(height, width, cv.CV_8UC1))
    guessInto(mask.data as Uint8Array, cv, pixels, distance, threshold)
    const [background, motif] = [hold(new cv.Mat()), hold(new cv.Mat())]
    cv.setRNGSeed(7)
    cv.grabCut(rgb, mask, new cv.Rect(0, 0, 1, 1), background, motif, ROUNDS, cv.GC_INIT_WITH_MASK)
    const inside = mask.data as Uint8Array
    inside.forEach((side, at) => (inside[at] = side === cv.GC_FGD || side === cv.GC_PR_FGD ? 1 : 0))
    const brush = hold(cv.getStructuringElement(cv.MORPH_ELLIPSE, new cv.Size(3, 3)))
    cv.morphologyEx(mask, mask, cv.MORPH_OPEN, brush)
    cv.morphologyEx(mask, mask, cv.MORPH_CLOSE, brush)
    return filled(Uint8Array.from(inside), width, height)
  } finally {
    for (const matrix of held) matrix.delete()
  }
}

function guessInto(
  mask: Uint8Array,
  cv: OpenCv,
  { width, height }: Pixels,
  distance: Float32Array,
  threshold: number,
): void {
  for (let pixel = 0; pixel < mask.length; pixel++) {
    const x = pixel % width
    const y = (pixel - x) / width
    const onBorder = x === 0 || y === 0 || x === width - 1 || y === height - 1
    if ((distance[pixel] ?? 0) > threshold) mask[pixel] = cv.GC_PR_FGD
    else mask[pixel] = onBorder ? cv.GC_BGD : cv.GC_PR_BGD
  }
}

/** Fills the holes of the subject: eyes and windows stay, even in the background's colors. */
function filled(motif: Uint8Array, width: number, height: number): Uint8Array {
  const outside = new Uint8Array(motif.length)
  const seeds: number[] = []
  const visit = (pixel: number) => {
    if (motif[pixel] === 1 || outside[pixel] === 1) return
    outside[pixel] = 1
    seeds.push(pixel)
  }
  for (let x = 0; x < width; x++) for (const pixel of [x, (height - 1) * width + x]) visit(pixel)
  for (let y = 0; y < height; y++) for (const pixel of [y * width, y * width + width - 1]) visit(pixel)
  for (let pixel = seeds.pop(); pixel !== undefined; pixel = seeds.pop())
    for (const next of beside(pixel, width, height)) visit(next)
  return outside.map((value) => 1 - value)
}
