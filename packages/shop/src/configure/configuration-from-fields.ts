import {
  changeConfiguration,
  changeOfForm,
  fieldOfSet,
  WHOLE_FORM,
  type ConfigurationChange,
  type FormFields,
} from '@kisscut/core/configuration'
import { defaultConfiguration, type Product, type Configuration } from '@kisscut/core/product'

export type { FormFields }

/** A page without fields for variable data takes none from its address: nobody could see what is wrong with it, or what it costs. FLOW-15. */
const offeredOf = ({ showVariableData }: Product, change: ConfigurationChange): ConfigurationChange => {
  if (showVariableData) return change
  const { variableData: _variableData, ...offered } = change
  return offered
}

/**
 * The configuration a form or a link states; what it leaves out stays as it was before (the page's defaults, or a saved
 * product), each set of options by itself. Lengths are inches unless the form names the unit they were typed in.
 */
export const configurationFromFields = (
  fields: FormFields,
  product: Product,
  before: Configuration = defaultConfiguration(product),
  locale?: string,
): Configuration => {
  const change = offeredOf(product, changeOfForm(fields, product, locale, before))
  if (change.options === undefined || fields.has(WHOLE_FORM))
    return changeConfiguration(product, before, change)
  const others = before.options.filter(({ optionSetId }) => !fields.has(fieldOfSet(optionSetId)))
  return changeConfiguration(product, before, { ...change, options: [...others, ...change.options] })
}
