import { vectorizeRaw, type Config } from '@neplex/vectorizer'
import { CLEAR, type Labels } from './labels.ts'
import type { TraceablePicture } from './ready-to-trace.ts'
import type { VectorizeOrder } from './vectorize-order.ts'

/** One traced area: closed path data in pixels, and the label of what fills it. */
export interface Shape {
  readonly label: number
  readonly path: string
}

/** Side of the smallest square that is traced, in pixels of the original: what is smaller is dirt, or cannot be weeded. */
const SPECK = { print: 3, cut: 8 } as const

/**
 * The areas as shapes that lie on one another, the lowest first; each reaches under those above it. The tracer is not
 * shown the inks but colours so far apart that it can mistake none for another.
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

/** Colours (not black and white), stacked (not cut out), curves (not polygons); angles in degrees, lengths in pixels. */
const TRACER: Omit<Config, 'filterSpeckle'> = {
  colorMode: 0,
  hierarchical: 0,
  mode: 2,
  colorPrecision: 8,
  layerDifference: 16,
  cornerThreshold: 60,
  lengthThreshold: 4,
  maxIterations: 10,
  spliceThreshold: 45,
  pathPrecision: 2,
}

/** Steps of red, green and blue among the marks: 4 × 4 × 3 of them. */
const STEP = 85

function markOf(label: number): readonly [number, number, number] {
  const place = label === CLEAR ? 47 : label
  return [(place & 3) * STEP, ((place >> 2) & 3) * STEP, (place >> 4) * STEP]
}

/** The tracer averages, so a mark may come back a little off. */
function labelOf(fill: string): number {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => Math.round(parseInt(fill.slice(at, at + 2), 16) / STEP))
  const place = r + 4 * g + 16 * Math.min(2, b)
  return place === 47 ? CLEAR : place
}

/** Absolute path data, moved. */
const moved = (path: string, x: number, y: number): string =>
  path.replace(
    /(-?[\d.]+)[ ,](-?[\d.]+)/g,
    (_, left, top) => `${rounded(Number(left) + x)} ${rounded(Number(top) + y)}`,
  )

const rounded = (length: number): number => Math.round(length * 100) / 100
