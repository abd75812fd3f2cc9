import { laminationProblems, materialOf } from '../material/index.ts'
import { clipartProblems } from '../drag-drop-buy/problems.ts'
import { filmProblems } from '../films/problems.ts'
import { type AppliedOption, designsProblems, finishProblems, resolveOptions } from '../option/index.ts'
import { packedMore } from '../packaging/packed.ts'
import { packagingProblems } from '../packaging/problems.ts'
import type { Problem } from '../problem/index.ts'
import type { Material, ProductData, Configuration } from '../product/types.ts'
import { type Count, resolveCount } from '../quantity/count.ts'
import { parseSides, problemsOfSides, type Size } from '../size/index.ts'

/** A parsed configuration: each value parsed once, with the problems of the rest. */
export interface ResolvedConfiguration extends Pick<Count, 'quantity' | 'countable'> {
  readonly material: Material | null
  /** Null while a side can't be read or is out of bounds. */
  readonly size: Size | null
  readonly applied: readonly AppliedOption[]
  readonly problems: readonly Problem[]
}

/** Reads width, height and quantity once, and returns all problems at once, in the order of the page. ERR-8. */
export function resolveConfiguration(
  product: ProductData,
  configuration: Configuration,
): ResolvedConfiguration {
  const choice = materialOf(product, configuration.materialId, configuration.materialName)
  const { material } = choice
  const sides = parseSides(configuration.width, configuration.height)
  const { size } = sides
  const sizing = problemsOfSides(product, material, sides)
  const count = resolveCount(product, material, configuration)
  const options = resolveOptions(product.optionSets, configuration.options ?? [], material, size)
  const problems = [...choice.problems]
  if (material) {
    problems.push(...filmProblems(product, material, configuration, size))
    problems.push(...laminationProblems(material, configuration.lamination))
  }
  problems.push(
    ...finishProblems(product, material, configuration),
    ...sizing,
    ...clipartProblems(product, configuration),
    ...count.problems,
    ...options.problems,
    ...designsProblems(options.applied, count.quantity),
  )
  if (size && configuration.packaging)
    problems.push(
      ...packagingProblems(
        product.packages ?? [],
        configuration.packaging,
        size,
        packedMore(product, configuration),
      ),
    )
  return {
    material,
    size: sizing.length === 0 ? size : null,
    quantity: count.quantity,
    countable: count.countable,
    applied: options.applied,
    problems,
  }
}
