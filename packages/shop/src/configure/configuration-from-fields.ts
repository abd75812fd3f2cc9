import { changeConfiguration, changeOfForm, type FormFields } from '@kisscut/core/configuration'
import { defaultConfiguration, type Product, type Configuration } from '@kisscut/core/product'

export type { FormFields }

/**
 * The configuration a form or a link states; what it leaves out stays as it was before (the page's defaults, or a saved
 * product). Lengths are inches unless the form names the unit they were typed in.
 */
export const configurationFromFields = (
  fields: FormFields,
  product: Product,
  before: Configuration = defaultConfiguration(product),
  locale?: string,
): Configuration => changeConfiguration(product, before, changeOfForm(fields, product, locale))
