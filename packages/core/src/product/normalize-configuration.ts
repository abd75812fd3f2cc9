import { colorOf } from '../material/color.ts'
import { laminationOf } from '../material/lamination.ts'
import { materialOf } from '../material/material-of.ts'
import { retainedOptions } from '../option/drop.ts'
import { retainedFinish } from '../option/finish.ts'
import { chosenPackage } from '../packaging/problems.ts'
import { parseSides } from '../size/parse-size.ts'
import type { ProductData, Configuration } from './types.ts'

/**
 * Adjusts a configuration after a change: a missing material reverts to the default, options excluded by material or size are dropped,
 * lamination, color and finish fall back to what the material offers, and a missing package is removed. Typed values stay as typed.
 * Idempotent. MAT-1, MAT-4, OPT-3.
 */
export function normalizeConfiguration(product: ProductData, configuration: Configuration): Configuration {
  const { material } = materialOf(product, configuration.materialId)
  const { size } = parseSides(configuration.width, configuration.height)
  return {
    ...configuration,
    materialId: material?.id ?? null,
    materialName: material?.name ?? null,
    materialColorId: material ? (colorOf(material, configuration.materialColorId)?.id ?? null) : null,
    options: retainedOptions(product.optionSets, configuration.options, material, size),
    lamination: material ? laminationOf(material, configuration.lamination) : 'none',
    ...retainedFinish(product, material, configuration),
    packaging: chosenPackage(product.packages ?? [], configuration.packaging)
      ? configuration.packaging
      : null,
  }
}
