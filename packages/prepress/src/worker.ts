import type { PreviewRequest } from '@kisscut/shop'
import { guardSharp } from './decode/guard-sharp.ts'
import { takeFile, type TakeOrder } from './decode/take-file.ts'
import { drawPreview } from './preview/draw-preview.ts'
import { serveTasks } from './processes/serve.ts'

/** Entry of the processes that decode what strangers send. Bundle this file for a built shop. */
guardSharp()
serveTasks({
  'take-file': (order) => takeFile(order as TakeOrder),
  'draw-preview': (request) => drawPreview(request as PreviewRequest),
})
