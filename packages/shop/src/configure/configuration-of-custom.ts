import type { Product, Configuration } from '@kisscut/core/product'
import { parseSides, presetSizeOf } from '@kisscut/core/size'
import { formatInches } from '@kisscut/core/units'
import type { CustomRow } from './custom-rows.ts'

/** A kept custom as the wishes it was made of. */
export const configurationOfCustom = (row: CustomRow): Configuration => ({
  materialId: row.material,
  materialColorId: row.material_color,
  width: row.width,
  height: row.height,
  quantity: String(row.quantity),
  options: row.options.map((chosen) => ({ optionSetId: chosen.option_set, optionId: chosen.option })),
  lamination: row.option_laminate,
  border: row.option_border,
  flexCut: row.option_flex_cut,
  reverseCut: row.option_reverse_cut,
  variableData: row.variable_data,
  packaging:
    row.retail_package === null
      ? null
      : { packageId: row.retail_package.package, packageSizeId: row.retail_package.size },
  vectorize: row.option_vectorize,
  vectorizePrice: row.option_vectorize_price,
})

export type ConfigurationFields = Pick<
  CustomRow,
  | 'size'
  | 'material'
  | 'material_color'
  | 'option_laminate'
  | 'option_border'
  | 'option_flex_cut'
  | 'option_reverse_cut'
  | 'width'
  | 'height'
  | 'quantity'
  | 'variable_data'
  | 'retail_package'
  | 'option_vectorize'
  | 'options'
>

/** Configuration that the rules have passed, as the fields of a custom. `quantity` is the one in force. */
export const customFieldsOf = (
  product: Product,
  configuration: Configuration,
  quantity: number,
): ConfigurationFields => {
  const { size } = parseSides(configuration.width, configuration.height)
  if (!size) throw new Error('The size was passed by the rules and can not be read')
  return {
    material: configuration.materialId,
    material_color: configuration.materialColorId ?? null,
    option_laminate: configuration.lamination ?? null,
    option_border: configuration.border ?? false,
    option_flex_cut: configuration.flexCut ?? false,
    option_reverse_cut: configuration.reverseCut ?? false,
    width: formatInches(size.width),
    height: formatInches(size.height),
    size: presetSizeOf(product, size)?.id ?? null,
    quantity,
    variable_data: configuration.variableData ?? null,
    retail_package: configuration.packaging
      ? { package: configuration.packaging.packageId, size: configuration.packaging.packageSizeId }
      : null,
    option_vectorize: configuration.vectorize ?? false,
    options: configuration.options.map(({ optionSetId, optionId }) => ({
      option_set: optionSetId,
      option: optionId,
    })),
  }
}

/** Configuration come from outside: prices in them are none of the shopper's (PRICE-12). */
export const withoutPrices = (configuration: Configuration): Configuration => ({
  ...configuration,
  vectorizePrice: null,
  specialOfferUnitPrice: null,
})
