import { openPool, type ProcessOptions } from '../processes/index.ts'
import { endedWithout } from '../press/ended-without.ts'
import type { Preview } from '@kisscut/shop/ports/preview'
import type { Turn } from '@kisscut/shop/ports/turn'

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
  const draw = async (task: string, order: unknown, turn?: Turn): Promise<Uint8Array> => {
    const ending = await pool.run(task, order, turn)
    if (ending.kind === 'done' && ending.value instanceof Uint8Array) return ending.value
    throw endedWithout('The preview could not be drawn', ending)
  }
  return {
    render: (request, turn) => draw('draw-preview', request, turn),
    inPrintColors: (raster, turn) => draw('draw-print-colors', raster, turn),
    card: (order) => draw('draw-card', order),
    marked: (order) => draw('draw-marked', order),
    close: () => pool.close(),
  }
}
