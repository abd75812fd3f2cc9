import { openPool, type ProcessOptions } from '../processes/index.ts'
import type { BackgroundRemoval } from './remove-background.ts'

/** Takes flat grounds away in processes of its own; `close` ends them. */
export interface BackgroundRemover {
  /** Tolerance 1–100, 28 where absent. Rejects where the picture cannot be read or too many wait. */
  remove(bytes: Uint8Array, tolerance?: number): Promise<BackgroundRemoval>
  close(): void
}

export function createBackgroundRemover(options: ProcessOptions): BackgroundRemover {
  const pool = openPool({ concurrency: 1, timeoutMs: 30_000, memoryMb: 2048, ...options })
  return {
    async remove(bytes, tolerance) {
      const ending = await pool.run('remove-background', { bytes, tolerance })
      if (ending.kind === 'done') return ending.value as BackgroundRemoval
      throw new Error(
        `The background could not be removed: ${ending.kind === 'failed' ? ending.reason : ending.kind}.`,
      )
    },
    close: () => pool.close(),
  }
}
