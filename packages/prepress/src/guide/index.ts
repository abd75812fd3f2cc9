import type { Guides } from '@kisscut/shop/ports/guides'
import { guideSvg } from './guide-svg.ts'

/** Writes guide files; loads the PDF writer with the first one. */
export const guides: Guides = {
  svg: guideSvg,
  pdf: async (order) => (await import('./guide-pdf.ts')).guidePdf(order),
}
