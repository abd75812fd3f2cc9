import { openPool, type Ending, type ProcessOptions } from '../processes/index.ts'
import type { PrintDesign, PrintFile } from './design.ts'

/** Writes print files in processes of its own; `close` ends them. */
export interface Press {
  /** As {@link PrintFile} tells; rejects where the file cannot be written, fails its check or too many wait. */
  print(design: PrintDesign): Promise<PrintFile>
  close(): void
}

/** One file at a time unless told otherwise, and a minute each: sheets of vinyl are larger than pictures of them. */
export function createPress(options: ProcessOptions): Press {
  const pool = openPool({ concurrency: 1, timeoutMs: 60_000, memoryMb: 2048, ...options })
  return {
    async print(design) {
      const ending = await pool.run('print-pdf', design)
      if (ending.kind === 'done') return ending.value as PrintFile
      throw new Error(`The print file could not be written: ${reasonOf(ending)}.`)
    },
    close: () => pool.close(),
  }
}

const reasonOf = (ending: Exclude<Ending, { kind: 'done' }>): string =>
  ending.kind === 'failed' ? ending.reason : ending.kind
