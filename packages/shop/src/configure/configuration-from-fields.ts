import {
  changeConfiguration,
  changeOfForm,
  fieldOfSet,
  WHOLE_FORM,
  type ConfigurationChange,
  type FormFields,
} from '@kisscut/core/configuration'
import { defaultConfiguration, type ProductData, type Configuration } from '@kisscut/core/product'

export type { FormFields }

/**
 * Ignores variable data in the address if the page has no fields for it: the shopper would see neither its errors nor its price.
 * FLOW-15.
 */
const offeredOf = ({ showVariableData }: ProductData, change: ConfigurationChange): ConfigurationChange => {
  if (showVariableData) return change
  const { variableData: _variableData, ...offered } = change
  return offered
}

/**
 * Reads the configuration that a form or link states; fields and option sets it omits keep their previous values (the page's defaults or
 * a saved product). Lengths are in inches unless the form names their unit.
 */
export const configurationFromFields = (
  fields: FormFields,
  product: ProductData,
  before: Configuration = defaultConfiguration(product),
  locale?: string,
): Configuration => {
  const change = offeredOf(product, changeOfForm(fields, product, locale, before))
  if (change.options === undefined || fields.has(WHOLE_FORM))
    return changeConfiguration(product, before, change)
  const others = before.options.filter(({ optionSetId }) => !fields.has(fieldOfSet(optionSetId)))
  return changeConfiguration(product, before, { ...change, options: [...others, ...change.options] })
}
