import type { RemoveBackgroundOrder } from '../background/index.ts'
import type { CropOrder } from '../crop/index.ts'
import { orRejection, IntakeRejection } from '../intake/report.ts'
import type { Task } from '../processes/index.ts'
import type { ThumbnailsOrder } from '../thumbnails/index.ts'
import type { VectorizeOrder } from '../vectorize/index.ts'

/** What the worker process does for the retoucher; each task loads its parts when it is first asked for. */
export const retouchTasks: Readonly<Record<string, Task>> = {
  'remove-background': (order) =>
    toldOf(order, async () => {
      const { removeBackground } = await import('../background/remove-background.ts')
      return removeBackground(order as RemoveBackgroundOrder)
    }),
  vectorize: (order) =>
    toldOf(order, async () => {
      const { vectorize } = await import('../vectorize/vectorize.ts')
      return vectorize(order as VectorizeOrder)
    }),
  crop: (order) =>
    toldOf(order, async () => {
      const { crop } = await import('../crop/crop.ts')
      return crop(order as CropOrder)
    }),
  'draw-thumbnails': (order) =>
    toldOf(order, async () => {
      const { drawThumbnails } = await import('../thumbnails/draw-thumbnails.ts')
      return drawThumbnails(order as ThumbnailsOrder)
    }),
}

/** The work on a file, or why it is refused; decoders do not say of nothing that it is nothing. */
const toldOf = <T>(order: unknown, work: () => Promise<T>) =>
  orRejection(async () => {
    if ((order as { bytes: Uint8Array }).bytes.length === 0) throw new IntakeRejection('file.empty')
    return work()
  })
