import { checkPrintPdf, printedWith, type PressProfile } from '../print/index.ts'
import type { LabelOrder } from './job.ts'
import { labelPdf } from './label-pdf.ts'

/**
 * Writes one file of labels, reads it back and checks it. Throws where a label cannot be printed or the file
 * fails its check.
 */
export async function writeLabels(order: LabelOrder, press: PressProfile): Promise<Uint8Array> {
  const { design, ink } = await printedWith(order.design, press)
  const pdf = await labelPdf({ ...order, design }, ink, press)
  const { problems: problems } = await checkPrintPdf(pdf, order.rows.length)
  if (problems.length > 0) throw new Error(`The labels failed their check: ${problems.join('; ')}`)
  return pdf
}
