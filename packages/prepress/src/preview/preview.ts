import type { Preview } from '@kisscut/shop'
import { openPool, type ProcessOptions } from '../processes/index.ts'

/** The shop's pictures of products, with the processes behind them; `close` ends them. */
export interface OpenPreview extends Preview {
  close(): void
}

/**
 * Fills the shop's `Preview` port. Processes of its own, so that hostile uploads never keep a cart's picture waiting.
 * Rejects where the picture cannot be drawn or too many wait.
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
