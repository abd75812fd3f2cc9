import { openPool, type ProcessOptions } from '../processes/index.ts'
import type { Preview } from '@kisscut/shop/ports/preview'

/** Product previews and their processes; `close` ends them. */
export interface OpenPreview extends Preview {
  close(): void
}

/**
 * Implements the shop's `Preview` port with its own processes, so that uploads never delay a cart's picture.
 * Rejects where the picture cannot be drawn or the queue is full.
 */
export function createPreview(options: ProcessOptions): OpenPreview {
  const pool = openPool({ concurrency: 1, ...options })
  const draw = async (task: string, order: unknown): Promise<Uint8Array> => {
    const ending = await pool.run(task, order)
    if (ending.kind === 'done' && ending.value instanceof Uint8Array) return ending.value
    throw new Error(
      `The preview could not be drawn: ${ending.kind === 'failed' ? ending.reason : ending.kind}.`,
    )
  }
  return {
    render: (request) => draw('draw-preview', request),
    inPrintColors: (raster) => draw('draw-print-colors', raster),
    card: (order) => draw('draw-card', order),
    marked: (order) => draw('draw-marked', order),
    close: () => pool.close(),
  }
}
