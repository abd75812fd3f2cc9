import type { ProductData } from '../product/types.ts'
import { DEFAULT_DIE_LINE, DIE_LINES, type DieLine } from './values.ts'

/** The cut lines a product offers: all, unless it lists some. DESIGN-21. */
export const dieLinesOf = ({ dieLines = DIE_LINES }: Pick<ProductData, 'dieLines'>): readonly DieLine[] =>
  dieLines

/** A product's default cut line. DESIGN-21. */
export const ownDieLine = (product: Pick<ProductData, 'dieLines'>): DieLine =>
  dieLinesOf(product)[0] ?? DEFAULT_DIE_LINE
