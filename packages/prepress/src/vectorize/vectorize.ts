import { IntakeRejection } from '../intake/report.ts'
import { sanitized } from './drawing.ts'
import { labelsOf } from './labels.ts'
import { paletteOf } from './palette.ts'
import { preparePicture } from './prepare-picture.ts'
import { asCompounds, withoutClear } from './stacking.ts'
import { traced } from './trace.ts'
import { COLORS, type Vectorized, type VectorizeOrder } from './vectorize-order.ts'

/**
 * Redraws a picture as vectors in a number of colors: scales it to a size that traces well, reduces it to its
 * colors, resolves blends along edges, traces it, and sanitizes the result like an upload. Runs in a worker
 * process.
 */
export async function vectorize({ bytes, colors, purpose }: VectorizeOrder): Promise<Vectorized> {
  const count = Math.max(COLORS.least, Math.min(COLORS.most, Math.round(colors)))
  const picture = await preparePicture(bytes)
  const labels = labelsOf(picture, paletteOf(picture, count), count)
  const stack = await traced(labels, picture, purpose)
  const shapes = purpose === 'cut' ? asCompounds(stack) : withoutClear(stack)
  if (shapes.length === 0) throw new IntakeRejection('file.blank')
  return sanitized(shapes, labels.palette, picture)
}
