import type { RemoveBackgroundOrder } from '../background/index.ts'
import type { CropOrder } from '../crop/index.ts'
import { orRejection, IntakeRejection } from '../intake/report.ts'
import type { Task } from '../processes/index.ts'
import type { ThumbnailsOrder } from '../thumbnails/index.ts'
import type { VectorizeOrder } from '../vectorize/index.ts'

/** The retoucher's tasks; each loads its modules on first use. */
export const retouchTasks: Readonly<Record<string, Task>> = {
  'remove-background': (order) =>
    reportOf(order, async () => {
      const { removeBackground } = await import('../background/remove-background.ts')
      return removeBackground(order as RemoveBackgroundOrder)
    }),
  vectorize: (order) =>
    reportOf(order, async () => {
      const { vectorize } = await import('../vectorize/vectorize.ts')
      return vectorize(order as VectorizeOrder)
    }),
  crop: (order) =>
    reportOf(order, async () => {
      const { crop } = await import('../crop/crop.ts')
      return crop(order as CropOrder)
    }),
  'draw-thumbnails': (order) =>
    reportOf(order, async () => {
      const { drawThumbnails } = await import('../thumbnails/draw-thumbnails.ts')
      return drawThumbnails(order as ThumbnailsOrder)
    }),
}

/** Runs a retouch, or reports why the file is rejected; decoders do not recognize empty files. */
const reportOf = <T>(order: unknown, work: () => Promise<T>) =>
  orRejection(async () => {
    if ((order as { bytes: Uint8Array }).bytes.length === 0) throw new IntakeRejection('file.empty')
    return work()
  })
