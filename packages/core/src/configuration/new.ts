import { withArgumentErrors } from '../errors/argument-error.ts'
import { defaultOptionOf } from '../option/choose.ts'
import { defaultConfiguration } from '../product/default-configuration.ts'
import { normalizeConfiguration } from '../product/normalize-configuration.ts'
import type { ProductData } from '../product/types.ts'
import { withNameOfMaterial } from './change.ts'
import type { Configuration, ConfigurationChange } from './fields.ts'
import { withFollowing } from './following.ts'
import { withCorners } from './rounded-corners.ts'

/**
 * A new configuration of a product that states these fields; the rest is as the product page opens with for this
 * material, and the default options are those the stated size allows. MAT-4, OPT-3, OPT-10, OPT-14, OPT-17.
 *
 * @example
 * const configuration = newConfiguration(product, { width: '2', height: '2', quantity: '100' })
 * console.log(configuration.materialId) // white-vinyl
 */
export const newConfiguration = (product: ProductData, stated: ConfigurationChange): Configuration =>
  withArgumentErrors('newConfiguration', () => opened(product, stated))

function opened(product: ProductData, stated: ConfigurationChange): Configuration {
  const defaultMaterialId = stated.materialId ?? product.defaultMaterialId
  const standard = defaultConfiguration({ ...product, defaultMaterialId })
  const own = { ...standard, ...withNameOfMaterial(product, withFollowing(product, standard, stated)) }
  const options = product.optionSets.flatMap((set) => {
    const option = defaultOptionOf(set)
    return option === null ? [] : [{ optionSetId: set.id, optionId: option.id }]
  })
  const fitting = normalizeConfiguration(product, { ...own, options }).options
  return withCorners(product, { ...own, options: stated.options ?? fitting })
}
