import type { PreflightReport } from '../preflight/index.ts'
import { openPool, type ProcessOptions } from '../processes/index.ts'
import type { PrintDesign, PrintFile } from './design.ts'

/** Judges designs and writes print files in processes of its own; `close` ends them. */
export interface Press {
  /** As {@link PrintFile} tells; rejects where the file cannot be written, fails its check or too many wait. */
  print(design: PrintDesign): Promise<PrintFile>
  /** Everything a printer would ask about; rejects where the artwork cannot be read or too many wait. */
  preflight(design: PrintDesign): Promise<PreflightReport>
  close(): void
}

/** One file at a time unless told otherwise, and a minute each: sheets of vinyl are larger than pictures of them. */
export function createPress(options: ProcessOptions): Press {
  const pool = openPool({ concurrency: 1, timeoutMs: 60_000, memoryMb: 2048, ...options })
  const done = async (task: string, design: PrintDesign): Promise<unknown> => {
    const ending = await pool.run(task, design)
    if (ending.kind === 'done') return ending.value
    throw new Error(`${task} could not be done: ${ending.kind === 'failed' ? ending.reason : ending.kind}.`)
  }
  return {
    print: async (design) => (await done('print-pdf', design)) as PrintFile,
    preflight: async (design) => (await done('preflight', design)) as PreflightReport,
    close: () => pool.close(),
  }
}
