import { borderWidth } from '../design/border.ts'
import { cutProblems } from '../design/cut.ts'
import { FLEX_CUT_CHARGE, LAMINATE_CHARGE } from '../design/limits.ts'
import { Exact } from '../money/exact.ts'
import { type Problem, problem } from '../problem/index.ts'
import type { DecimalString, FinishTerms, FinishWishes, Lamination, Material } from '../product/types.ts'
import type { Size } from './eligible.ts'

/**
 * What is wrong with the wished finish: a border where the product offers none, a reverse cut on a material that is not
 * reversible. Flex cut can be had of every product. Spec §3 Template: option_border; decisions 12.
 */
export function finishProblems(
  product: FinishTerms,
  material: Pick<Material, 'name' | 'reversible'> | null,
  { border = false, flexCut = false, reverseCut = false }: FinishWishes,
): readonly Problem[] {
  const barred = border && product.offersBorder === false
  return [
    ...(barred ? [problem('option.border', 'option_border')] : []),
    ...(material ? cutProblems(material, { flexCut, reverseCut }) : []),
  ]
}

/** What laminate and flex cut add to a price: 0, however they are combined. In the product's currency. Spec §9. */
export function finishCharge(
  { flexCut = false }: FinishWishes,
  lamination: Lamination | null = null,
): DecimalString {
  const laminated = lamination !== null && lamination !== 'none' ? LAMINATE_CHARGE : '0'
  return new Exact(laminated).plus(flexCut ? FLEX_CUT_CHARGE : '0').toFixed()
}

/** The size in inches with the border around it: 0.25 on every side where one is added, else as it is. Spec §9. */
export function sizeWithBorder({ width, height }: Size, { border = false }: FinishWishes): Size {
  const around = new Exact(borderWidth(border ? 'border' : 'none')).times(2)
  return { width: around.plus(width).toFixed(), height: around.plus(height).toFixed() }
}
