import { defaultOptionOf } from '../option/choose.ts'
import { defaultConfiguration } from '../product/default-configuration.ts'
import { normalizeConfiguration } from '../product/normalize-configuration.ts'
import type { Product } from '../product/types.ts'
import type { Configuration, ConfigurationChange } from './fields.ts'
import { followingBorder } from './border.ts'
import { followingCut } from './flex-cut.ts'
import { followingCorners, withCorners } from './rounded-corners.ts'

/**
 * A new configuration of a product that states these fields; the rest is as the product page opens with for this
 * material, and the default options are those the stated size allows. MAT-4, OPT-3, OPT-14, OPT-17.
 */
export function newConfiguration(product: Product, stated: ConfigurationChange): Configuration {
  const defaultMaterialId = stated.materialId ?? product.defaultMaterialId
  const opened = defaultConfiguration({ ...product, defaultMaterialId })
  const withLine = { ...stated, ...followingCorners(product, opened, stated) }
  const standard = {
    ...opened,
    ...withLine,
    ...followingBorder(opened, stated),
    ...followingCut(product, opened, withLine),
  }
  const options = product.optionSets.flatMap((set) => {
    const option = defaultOptionOf(set)
    return option === null ? [] : [{ optionSetId: set.id, optionId: option.id }]
  })
  const fitting = normalizeConfiguration(product, { ...standard, options }).options
  return withCorners(product, { ...standard, options: stated.options ?? fitting })
}
