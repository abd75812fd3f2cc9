import type { PlacedContourOrder } from '../contour/index.ts'
import type { MockUp, MockUpOrder } from '../mock-up/index.ts'
import type { PreflightReport } from '../preflight/index.ts'
import { openPool, type ProcessOptions } from '../processes/index.ts'
import { endedWithout } from './ended-without.ts'
import { remembering } from './remembered.ts'
import type { ProofFacts } from '../proof/index.ts'
import type { SheetJob, Sheets } from '../sheet/index.ts'
import type { Ticket, TicketFacts } from '../ticket/index.ts'
import type { LabelFile, LabelJob } from '../variable-data/job.ts'
import { labelFiles } from '../variable-data/label-files.ts'
import type { Film } from '@kisscut/artwork/lettering'
import type { Drawing, DrawingOrder, DrawnDesign } from '@kisscut/shop/ports/drawing'
import type { Turn } from '@kisscut/shop/ports/turn'
import type { PrintDesign, PrintFile } from '../print/index.ts'

/**
 * Makes preflights, print files and documents in worker processes; `close` ends them. A task with a turn is queued by its owner.
 * Every method rejects with `TooBusyError` where the queue is full, and with `SupersededError` where newer work with its name
 * replaced it.
 */
export interface Press {
  /**
   * Writes a print file, see {@link PrintFile}. Rejects where it cannot be written, fails its check or the
   * queue is full.
   */
  print(design: PrintDesign, turn?: Turn): Promise<PrintFile>
  /** Runs the preflight. Rejects where the artwork cannot be read or the queue is full. */
  preflight(design: PrintDesign, turn?: Turn): Promise<PreflightReport>
  /** A side of a design as one artwork. Rejects where a picture cannot be read or the queue is full. */
  draw(order: DrawingOrder, turn?: Turn): Promise<Drawing>
  /** The films lettering is cut from. Rejects where a font cannot be read or the queue is full. */
  films(drawn: DrawnDesign, turn?: Turn): Promise<readonly Film[]>
  /** The line around placed artwork as SVG path data in inches; empty where it has no opaque pixels. */
  lineAround(order: PlacedContourOrder, turn?: Turn): Promise<string>
  /** The proof that a customer approves. Rejects as `print` does. */
  proof(design: PrintDesign, facts: ProofFacts, turn?: Turn): Promise<{ pdf: Uint8Array }>
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
  mockUp(order: MockUpOrder, turn?: Turn): Promise<MockUp>
  /** Work that exceeded a limit fails at once when repeated; this call lets it run again. */
  tryAgain(): void
  close(): void
}

/** Tasks whose small results are cached. */
const RETAINED = ['preflight', 'placed-contour', 'cut-films']

/** By default one file at a time, with a minute each: sheets of vinyl are larger than uploads. */
export function createPress(options: ProcessOptions): Press {
  const pool = openPool({ concurrency: 1, timeoutMs: 60_000, memoryMb: 2048, ...options })
  const { run, forget } = remembering(pool, RETAINED)
  const done = async (task: string, input: unknown, turn?: Turn): Promise<unknown> => {
    const ending = await run(task, input, turn)
    if (ending.kind === 'done') return ending.value
    throw endedWithout(`${task} could not be done`, ending)
  }
  return {
    print: async (design, turn) => (await done('print-pdf', design, turn)) as PrintFile,
    // Product numbers do not affect the report.
    preflight: async (design, turn) =>
      (await done('preflight', { ...design, title: '' }, turn)) as PreflightReport,
    draw: async (order, turn) => (await done('draw-design', order, turn)) as Drawing,
    films: async (drawn, turn) => (await done('cut-films', drawn, turn)) as readonly Film[],
    lineAround: async (order, turn) => (await done('placed-contour', order, turn)) as string,
    proof: async (design, facts, turn) =>
      (await done('proof-pdf', { design, facts }, turn)) as { pdf: Uint8Array },
    sheets: async (job) => (await done('print-sheets', job)) as Sheets,
    ticket: async (facts) => (await done('write-ticket', facts)) as Ticket,
    labels: (job) => labelFiles(job, async (order) => (await done('print-labels', order)) as Uint8Array),
    mockUp: async (order, turn) => (await done('draw-mock-up', order, turn)) as MockUp,
    tryAgain: forget,
    close: () => pool.close(),
  }
}
