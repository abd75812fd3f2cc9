import type { z } from 'zod'
import type { BackgroundRemoval, RemoveBackgroundOrder } from '../background/index.ts'
import type { CropOrder, Cropped } from '../crop/index.ts'
import { openPool, type ProcessOptions } from '../processes/index.ts'
import type { ThumbnailsOrder } from '../thumbnails/index.ts'
import type { Vectorized, VectorizeOrder } from '../vectorize/index.ts'
import { rejectionOf } from './retouch-rejected.ts'
import { background, cropped, thumbnails, vectorized } from './reports.ts'

/** The owner of the work: owners take turns in the queue (FILE-10). */
interface Turn {
  readonly owner?: string
}

/**
 * Retouching of artwork. Each call takes a file's bytes and returns a new file; the original is never changed.
 * Rejects with {@link RetouchRejected} where a file cannot be read or retouched, takes too long, or the queue
 * is full.
 */
export interface Retoucher {
  removeBackground(order: RemoveBackgroundOrder & Turn): Promise<BackgroundRemoval>
  vectorize(order: VectorizeOrder & Turn): Promise<Vectorized>
  crop(order: CropOrder & Turn): Promise<Cropped>
  /** The first pages of a document as small WebP pictures, in order; fewer where drawing takes too long. */
  thumbnails(order: ThumbnailsOrder & Turn): Promise<readonly Uint8Array[]>
  /** The place in the queue of the owner's last waiting retouch; 0 where none waits (FILE-11). */
  place(owner: string): number
  /** Ends the processes; running jobs are rejected. */
  close(): void
}

/** Opens a retoucher with a worker process of its own, so that slow jobs delay neither uploads nor previews. */
export function createRetoucher(options: ProcessOptions): Retoucher {
  const pool = openPool({ concurrency: 1, timeoutMs: 30_000, memoryMb: 2048, ...options })
  const done = async <Report>(
    task: string,
    { owner, ...order }: Turn,
    report: z.ZodType<Report>,
  ): Promise<Report> => {
    const ending = await pool.run(task, order, owner === undefined ? {} : { owner })
    const result = ending.kind === 'done' ? report.safeParse(ending.value).data : undefined
    if (result === undefined) throw rejectionOf(ending)
    return result
  }
  return {
    removeBackground: (order) => done('remove-background', order, background),
    vectorize: (order) => done('vectorize', order, vectorized),
    crop: (order) => done('crop', order, cropped),
    thumbnails: (order) => done('draw-thumbnails', order, thumbnails),
    place: (owner) => pool.place(owner),
    close: () => pool.close(),
  }
}
