import { borderWidth } from '../design/border.ts'
import { cutProblems } from '../design/cut.ts'
import { type Problem, problem } from '../problem/index.ts'
import type { Material, ProductData, Configuration } from '../product/types.ts'
import type { Size } from '../size/parse-size.ts'
import { inches } from '../units/inches.ts'

/**
 * Problems of the chosen finish: a border the product does not offer, or a reverse cut on a material that is not reversible. OPT-11,
 * OPT-13.
 */
export function finishProblems(
  product: Pick<ProductData, 'offersBorder'>,
  material: Pick<Material, 'name' | 'reversible'> | null,
  configuration: Pick<Configuration, 'border' | 'reverseCut'>,
): readonly Problem[] {
  const barred = configuration.border && product.offersBorder === false
  return [
    ...(barred ? [problem('option.border', 'border')] : []),
    ...(material ? cutProblems(material, configuration) : []),
  ]
}

/** The chosen finish without what the product or the material can't have. OPT-11, OPT-13. */
export const retainedFinish = (
  product: Pick<ProductData, 'offersBorder'>,
  material: Pick<Material, 'reversible'> | null,
  {
    border = false,
    flexCut = false,
    reverseCut = false,
  }: Pick<Configuration, 'border' | 'flexCut' | 'reverseCut'>,
) => ({
  border: border && product.offersBorder !== false,
  flexCut,
  reverseCut: reverseCut && material?.reversible === true,
})

/** The size with the border around it: 0.25 inch on every side where one is added, else as it is. OPT-10. */
export function sizeWithBorder({ width, height }: Size, { border }: Pick<Configuration, 'border'>): Size {
  const around = 2 * Number(borderWidth(border ? 'border' : 'none'))
  return { width: inches(width + around), height: inches(height + around) }
}
