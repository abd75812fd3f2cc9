import type { Product } from '../product/types.ts'
import { DEFAULT_DIE_LINE, DIE_LINES, type DieLine } from './values.ts'

/** What a product may be cut along: all there is where it doesn't say. DESIGN-21. */
export const dieLinesOf = ({ dieLines = DIE_LINES }: Pick<Product, 'dieLines'>): readonly DieLine[] =>
  dieLines

/** What a product is cut along until the shopper chooses. DESIGN-21. */
export const ownDieLine = (product: Pick<Product, 'dieLines'>): DieLine =>
  dieLinesOf(product)[0] ?? DEFAULT_DIE_LINE
