import { Refusal } from '../intake/report.ts'
import { sanitised } from './drawing.ts'
import { labelsOf } from './labels.ts'
import { paletteOf } from './palette.ts'
import { readyToTrace } from './ready-to-trace.ts'
import { asCompounds, withoutClear } from './stacking.ts'
import { traced } from './trace.ts'
import { COLOURS, type Vectorized, type VectorizeOrder } from './vectorize-order.ts'

/**
 * Runs in a worker process: draws a picture anew in vectors of so many colours. The picture is brought to a size that
 * traces well, reduced to its colours, cleaned of the blends along edges, traced, and sanitised as if sent by a stranger.
 */
export async function vectorize({ bytes, colours, purpose }: VectorizeOrder): Promise<Vectorized> {
  const wanted = Math.max(COLOURS.least, Math.min(COLOURS.most, Math.round(colours)))
  const picture = await readyToTrace(bytes)
  const labels = labelsOf(picture, paletteOf(picture, wanted), wanted)
  const stack = await traced(labels, picture, purpose)
  const shapes = purpose === 'cut' ? asCompounds(stack) : withoutClear(stack)
  if (shapes.length === 0) throw new Refusal('file.blank')
  return sanitised(shapes, labels.palette, picture)
}
