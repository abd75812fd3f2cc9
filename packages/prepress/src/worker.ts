import type { PreviewRequest } from '@kisscut/shop'
import { guardSharp } from './decode/guard-sharp.ts'
import { takeFile, type TakeOrder } from './decode/take-file.ts'
import type { PrintDesign, PressProfile } from './print/index.ts'
import { serveTasks } from './processes/serve.ts'

/**
 * Entry of the processes that decode what strangers send. Bundle this file for a built shop. A process loads what its
 * first job of a kind needs, so that one that only takes files in starts quickly and stays small.
 */
guardSharp()
/** Read when the first print file is asked for, then kept for as long as the process lives. */
let press: Promise<PressProfile> | undefined
serveTasks({
  'take-file': (order) => takeFile(order as TakeOrder),
  'print-pdf': async (design) => {
    const { openPressProfile, printPdf } = await import('./print/index.ts')
    press ??= openPressProfile()
    return printPdf(design as PrintDesign, await press)
  },
  preflight: async (design) => {
    const { preflight } = await import('./preflight/preflight.ts')
    return preflight(design as PrintDesign)
  },
  'remove-background': async (order) => {
    const { removeBackground } = await import('./background/remove-background.ts')
    const { bytes, tolerance } = order as { bytes: Uint8Array; tolerance?: number }
    return removeBackground(bytes, tolerance)
  },
  'draw-preview': async (request) => {
    const { drawPreview } = await import('./preview/draw-preview.ts')
    return drawPreview(request as PreviewRequest)
  },
})
