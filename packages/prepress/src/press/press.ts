import type { PlacedContourOrder } from '../contour/index.ts'
import type { MockUp, MockUpOrder } from '../mock-up/index.ts'
import type { PreflightReport } from '../preflight/index.ts'
import { openPool, type ProcessOptions } from '../processes/index.ts'
import { remembering } from './remembered.ts'
import type { ProofFacts } from '../proof/index.ts'
import type { SheetJob, Sheets } from '../sheet/index.ts'
import type { Ticket, TicketFacts } from '../ticket/index.ts'
import type { LabelFile, LabelJob } from '../variable-data/job.ts'
import { labelFiles } from '../variable-data/label-files.ts'
import type { Film } from '@kisscut/artwork/lettering'
import type { Drawing, DrawingOrder, DrawnDesign } from '@kisscut/shop/ports/drawing'
import type { PrintDesign, PrintFile } from '../print/index.ts'

/** Preflight, print files and documents, made in worker processes; `close` ends them. */
export interface Press {
  /**
   * Writes a print file, see {@link PrintFile}. Rejects where it cannot be written, fails its check or the
   * queue is full.
   */
  print(design: PrintDesign): Promise<PrintFile>
  /** Runs the preflight. Rejects where the artwork cannot be read or the queue is full. */
  preflight(design: PrintDesign): Promise<PreflightReport>
  /** A side of a design as one artwork. Rejects where a picture cannot be read or the queue is full. */
  draw(order: DrawingOrder): Promise<Drawing>
  /** The films lettering is cut from. Rejects where a font cannot be read or the queue is full. */
  films(drawn: DrawnDesign): Promise<readonly Film[]>
  /** The line around placed artwork as SVG path data in inches; empty where it has no opaque pixels. */
  lineAround(order: PlacedContourOrder): Promise<string>
  /** The proof that a customer approves. Rejects as `print` does. */
  proof(design: PrintDesign, facts: ProofFacts): Promise<{ pdf: Uint8Array }>
  /**
   * Gang sheets or a roll: one page per sheet, with cut files. Rejects as `print` does, and where a piece fits
   * on no sheet.
   */
  sheets(job: SheetJob): Promise<Sheets>
  /** The job ticket as JSON and PDF. Rejects where the facts do not match its schema. */
  ticket(facts: TicketFacts): Promise<Ticket>
  /** Labels with variable data, in files of at most 5,000; each file is started on request. */
  labels(job: LabelJob): AsyncIterable<LabelFile>
  /** The sticker in a scene, in true scale. Rejects where a picture cannot be read or the queue is full. */
  mockUp(order: MockUpOrder): Promise<MockUp>
  /** What went beyond a limit is answered at once when it is asked for again; from now on it is tried again. */
  tryAgain(): void
  close(): void
}

/** Tasks whose results are remembered: a report, a line. */
const RETAINED = ['preflight', 'placed-contour', 'cut-films']

/** By default one file at a time and a minute each: sheets of vinyl are larger than uploads. */
export function createPress(options: ProcessOptions): Press {
  const pool = openPool({ concurrency: 1, timeoutMs: 60_000, memoryMb: 2048, ...options })
  const { run, forget } = remembering(pool, RETAINED)
  const done = async (task: string, input: unknown): Promise<unknown> => {
    const ending = await run(task, input)
    if (ending.kind === 'done') return ending.value
    throw new Error(`${task} could not be done: ${ending.kind === 'failed' ? ending.reason : ending.kind}.`)
  }
  return {
    print: async (design) => (await done('print-pdf', design)) as PrintFile,
    // Products of different numbers have the same report.
    preflight: async (design) => (await done('preflight', { ...design, title: '' })) as PreflightReport,
    draw: async (order) => (await done('draw-design', order)) as Drawing,
    films: async (drawn) => (await done('cut-films', drawn)) as readonly Film[],
    lineAround: async (order) => (await done('placed-contour', order)) as string,
    proof: async (design, facts) => (await done('proof-pdf', { design, facts })) as { pdf: Uint8Array },
    sheets: async (job) => (await done('print-sheets', job)) as Sheets,
    ticket: async (facts) => (await done('write-ticket', facts)) as Ticket,
    labels: (job) => labelFiles(job, async (order) => (await done('print-labels', order)) as Uint8Array),
    mockUp: async (order) => (await done('draw-mock-up', order)) as MockUp,
    tryAgain: forget,
    close: () => pool.close(),
  }
}
