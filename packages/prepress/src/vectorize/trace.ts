import { vectorizeRaw, type Config } from '@neplex/vectorizer'
import type { Labels } from './labels.ts'
import type { TraceablePicture } from './prepare-picture.ts'
import { labelOf, markOf } from './marks.ts'
import type { VectorizeOrder } from './vectorize-order.ts'

/** One traced area: closed path data in pixels, and the label of its fill. */
export interface Shape {
  readonly label: number
  readonly path: string
}

/**
 * Side of the smallest square traced, in pixels of the original: smaller areas are noise, or cannot be weeded.
 */
const SPECK = { print: 3, cut: 8 } as const

/**
 * Traces the areas as stacked shapes, lowest first; each extends under those above it. The tracer receives
 * widely separated colors in place of the inks, so that it cannot confuse any.
 */
export async function traced(
  { labels }: Labels,
  { width, height, enlarged }: TraceablePicture,
  purpose: VectorizeOrder['purpose'],
): Promise<readonly Shape[]> {
  const rgba = Buffer.alloc(labels.length * 4)
  const marks = Array.from({ length: 256 }, (_, label) => markOf(label))
  for (let pixel = 0; pixel < labels.length; pixel++) {
    const [r, g, b] = marks[labels[pixel] ?? 0] ?? [0, 0, 0]
    rgba[pixel * 4] = r
    rgba[pixel * 4 + 1] = g
    rgba[pixel * 4 + 2] = b
    rgba[pixel * 4 + 3] = 255
  }
  const svg = await vectorizeRaw(
    rgba,
    { width, height },
    { ...TRACER, filterSpeckle: SPECK[purpose] * Math.min(2, enlarged) },
  )
  return [...svg.matchAll(PATH)].map(([, path = '', fill = '', x = '0', y = '0']) => ({
    label: labelOf(fill),
    path: moved(path.trim(), Number(x), Number(y)),
  }))
}

const PATH = /<path d="([^"]*)" fill="#([\dA-F]{6})" transform="translate\(([-\d.]+),([-\d.]+)\)"\/>/gi

/** Color mode, stacked shapes, curves; angles in degrees, lengths in pixels. */
const TRACER: Omit<Config, 'filterSpeckle'> = {
  colorMode: 0,
  hierarchical: 0,
  mode: 2,
  colorPrecision: 8,
  layerDifference: 0,
  cornerThreshold: 30,
  lengthThreshold: 8,
  maxIterations: 10,
  spliceThreshold: 20,
  pathPrecision: 2,
}

/** Translates absolute path data. */
const moved = (path: string, x: number, y: number): string =>
  path.replace(
    /(-?[\d.]+)[ ,](-?[\d.]+)/g,
    (_, left, top) => `${rounded(Number(left) + x)} ${rounded(Number(top) + y)}`,
  )

const rounded = (length: number): number => Math.round(length * 100) / 100
