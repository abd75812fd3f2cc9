import type { PlacedContourOrder } from '../contour/index.ts'
import type { MockUp, MockUpOrder } from '../mock-up/index.ts'
import type { PreflightReport } from '../preflight/index.ts'
import { openPool, type ProcessOptions } from '../processes/index.ts'
import type { ProofFacts } from '../proof/index.ts'
import type { SheetJob, Sheets } from '../sheet/index.ts'
import type { Ticket, TicketFacts } from '../ticket/index.ts'
import type { LabelFile, LabelJob } from '../variable-data/job.ts'
import { labelFiles } from '../variable-data/label-files.ts'
import type { PrintDesign, PrintFile } from '../print/index.ts'

/** Judges designs and writes what press, plotter and customer need, in processes of its own; `close` ends them. */
export interface Press {
  /** As {@link PrintFile} tells; rejects where the file cannot be written, fails its check or too many wait. */
  print(design: PrintDesign): Promise<PrintFile>
  /** Everything a printer would ask about; rejects where the artwork cannot be read or too many wait. */
  preflight(design: PrintDesign): Promise<PreflightReport>
  /** The line around an artwork where it lies on a product, as the preview draws it; empty where nothing of it is solid. */
  lineAround(order: PlacedContourOrder): Promise<string>
  /** The page a customer approves; rejects as `print` does. */
  proof(design: PrintDesign, facts: ProofFacts): Promise<{ pdf: Uint8Array }>
  /** Gang sheets or a roll: a page a sheet, and its cut files; rejects as `print` does, and where a piece fits on none. */
  sheets(job: SheetJob): Promise<Sheets>
  /** What goes with a job through the house, for programs and for people; rejects where the facts are not as its schema says. */
  ticket(facts: TicketFacts): Promise<Ticket>
  /** Labels with data of their own, a file of at most 5,000 after the other; begins a file when it is asked for. */
  labels(job: LabelJob): AsyncIterable<LabelFile>
  /** The sticker where it will be seen, in true scale; rejects where a picture cannot be read or too many wait. */
  mockUp(order: MockUpOrder): Promise<MockUp>
  close(): void
}

/** One file at a time unless told otherwise, and a minute each: sheets of vinyl are larger than pictures of them. */
export function createPress(options: ProcessOptions): Press {
  const pool = openPool({ concurrency: 1, timeoutMs: 60_000, memoryMb: 2048, ...options })
  const done = async (task: string, input: unknown): Promise<unknown> => {
    const ending = await pool.run(task, input)
    if (ending.kind === 'done') return ending.value
    throw new Error(`${task} could not be done: ${ending.kind === 'failed' ? ending.reason : ending.kind}.`)
  }
  return {
    print: async (design) => (await done('print-pdf', design)) as PrintFile,
    preflight: async (design) => (await done('preflight', design)) as PreflightReport,
    lineAround: async (order) => (await done('placed-contour', order)) as string,
    proof: async (design, facts) => (await done('proof-pdf', { design, facts })) as { pdf: Uint8Array },
    sheets: async (job) => (await done('print-sheets', job)) as Sheets,
    ticket: async (facts) => (await done('write-ticket', facts)) as Ticket,
    labels: (job) => labelFiles(job, async (order) => (await done('print-labels', order)) as Uint8Array),
    mockUp: async (order) => (await done('draw-mock-up', order)) as MockUp,
    close: () => pool.close(),
  }
}
