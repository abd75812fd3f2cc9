import type { ContourOrder } from './contour/index.ts'
import { guardSharp } from './decode/guard-sharp.ts'
import { ingestFile, type IngestOrder } from './decode/ingest-file.ts'
import { pressTasks } from './press/tasks.ts'
import { serveTasks } from './processes/serve.ts'
import { retouchTasks } from './retouch/tasks.ts'
import type { CardOrder, MarkedOrder, PreviewRequest } from '@kisscut/shop/ports/preview'

/**
 * Entry of the worker processes that decode untrusted files. Bundle this file for a built shop. A process
 * loads modules on the first job that needs them, so that one that only ingests files starts fast and stays
 * small.
 */
guardSharp()
serveTasks({
  'take-file': (order) => ingestFile(order as IngestOrder),
  ...pressTasks,
  'find-contour': async (order) => {
    const { findContour } = await import('./contour/find-contour.ts')
    return findContour(order as ContourOrder)
  },
  ...retouchTasks,
  'draw-preview': async (request) => {
    const { drawPreview } = await import('./preview/draw-preview.ts')
    return drawPreview(request as PreviewRequest)
  },
  'draw-print-colors': async (raster) => {
    const { drawPrintColors } = await import('./preview/draw-print-colors.ts')
    return drawPrintColors(raster as Uint8Array)
  },
  'draw-card': async (order) => {
    const { drawCard } = await import('./preview/card.ts')
    return drawCard(order as CardOrder)
  },
  'draw-marked': async (order) => {
    const { drawMarked } = await import('./preview/watermark.ts')
    return drawMarked(order as MarkedOrder)
  },
})
