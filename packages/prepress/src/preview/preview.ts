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
  return {
    async render(request) {
      const ending = await pool.run('draw-preview', request)
      if (ending.kind === 'done' && ending.value instanceof Uint8Array) return ending.value
      throw new Error(
        `The preview could not be drawn: ${ending.kind === 'failed' ? ending.reason : ending.kind}.`,
      )
    },
    close: () => pool.close(),
  }
}
