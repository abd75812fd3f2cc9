import type { PlacedContourOrder } from '../contour/index.ts'
import type { MockUpOrder } from '../mock-up/index.ts'
import type { Task } from '../processes/index.ts'
import type { ProofFacts } from '../proof/index.ts'
import type { SheetJob } from '../sheet/index.ts'
import type { TicketFacts } from '../ticket/index.ts'
import type { LabelOrder } from '../variable-data/index.ts'
import type { DrawingOrder, DrawnDesign } from '@kisscut/shop/ports/drawing'
import type { PressProfile, PrintDesign } from '../print/index.ts'

/** Loaded on first use and cached for the life of the process. */
let profile: Promise<PressProfile> | undefined
const pressProfile = (): Promise<PressProfile> =>
  (profile ??= import('../print/cmyk.ts').then(({ openPressProfile }) => openPressProfile()))

/** Tasks of the press; each loads its modules on first use. */
export const pressTasks: Readonly<Record<string, Task>> = {
  'print-pdf': async (design) => {
    const { printPdf } = await import('../print/print-pdf.ts')
    return printPdf(design as PrintDesign, await pressProfile())
  },
  'draw-design': async (order) => {
    const { drawDesign } = await import('../drawing/index.ts')
    return drawDesign(order as DrawingOrder)
  },
  'cut-films': async (drawn) => {
    const { filmsOf } = await import('@kisscut/artwork/lettering')
    const { cutResources } = await import('../drawing/resources.ts')
    return filmsOf((drawn as DrawnDesign).design, await cutResources(drawn as DrawnDesign))
  },
  'placed-contour': async (order) => {
    const { placedContour } = await import('../contour/placed-contour.ts')
    return placedContour(order as PlacedContourOrder)
  },
  preflight: async (design) => {
    const { preflight } = await import('../preflight/preflight.ts')
    return preflight(design as PrintDesign)
  },
  'proof-pdf': async (order) => {
    const { writeProof } = await import('../proof/index.ts')
    const { design, facts } = order as { design: PrintDesign; facts: ProofFacts }
    return { pdf: await writeProof(design, facts, await pressProfile()) }
  },
  'print-sheets': async (job) => {
    const { writeSheets } = await import('../sheet/index.ts')
    return writeSheets(job as SheetJob, await pressProfile())
  },
  'write-ticket': async (facts) => {
    const { writeTicket } = await import('../ticket/index.ts')
    return writeTicket(facts as TicketFacts)
  },
  'draw-mock-up': async (order) => {
    const { drawMockUp } = await import('../mock-up/index.ts')
    return drawMockUp(order as MockUpOrder)
  },
  'print-labels': async (order) => {
    const { writeLabels } = await import('../variable-data/index.ts')
    return writeLabels(order as LabelOrder, await pressProfile())
  },
}
