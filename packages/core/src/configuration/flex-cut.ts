import { cutShape } from '../design/cut.ts'
import type { ProductData } from '../product/types.ts'
import { ownDieLine } from './die-lines.ts'
import type { Configuration, ConfigurationChange } from './fields.ts'

/**
 * Links flex cut and cut line: choosing flex cut selects the contour, removing it restores the product's own cut line, and choosing
 * another cut line removes it. OPT-14.
 */
export function followingCut(
  product: Pick<ProductData, 'dieLines'>,
  { flexCut: was = false }: Pick<Configuration, 'flexCut'>,
  { flexCut, dieLine }: ConfigurationChange,
): Pick<ConfigurationChange, 'flexCut' | 'dieLine'> {
  if (flexCut !== undefined && cutShape({ flexCut }) === 'contour') return { dieLine: 'contour' }
  if (!was) return {}
  if (dieLine !== undefined) return dieLine === 'contour' ? {} : { flexCut: false }
  return flexCut === undefined ? {} : { dieLine: ownDieLine(product) }
}
