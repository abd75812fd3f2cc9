import type { Product, Wishes } from '@kisscut/core/product'
import { presetSizeOf, readSize, type Side } from '@kisscut/core/size'
import type { CustomRow } from './custom-rows.ts'

/** A kept custom as the wishes it was made of. */
export const wishesOfCustom = (row: CustomRow): Wishes => ({
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

export type WishedFields = Pick<
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

/** A side as it is kept: inches, 3 decimals at most. The rules have read it before. */
const kept = (text: string, side: Side) => {
  const reading = readSize(text, side)
  if (!reading.ok) throw new Error(`The ${side} was passed by the rules and can not be read`)
  return reading.value
}

/** Wishes that the rules have passed, as the fields of a custom. `quantity` is the one in force. */
export const customFieldsOf = (product: Product, wishes: Wishes, quantity: number): WishedFields => {
  const [width, height] = [kept(wishes.width, 'width'), kept(wishes.height, 'height')]
  return {
    material: wishes.materialId,
    material_color: wishes.materialColorId ?? null,
    option_laminate: wishes.lamination ?? null,
    option_border: wishes.border ?? false,
    option_flex_cut: wishes.flexCut ?? false,
    option_reverse_cut: wishes.reverseCut ?? false,
    width,
    height,
    size: presetSizeOf(product, width, height)?.id ?? null,
    quantity,
    variable_data: wishes.variableData ?? null,
    retail_package: wishes.packaging
      ? { package: wishes.packaging.packageId, size: wishes.packaging.packageSizeId }
      : null,
    option_vectorize: wishes.vectorize ?? false,
    options: wishes.options.map(({ optionSetId, optionId }) => ({
      option_set: optionSetId,
      option: optionId,
    })),
  }
}

/** Wishes come from outside: prices in them are none of the shopper's (decisions 7). */
export const withoutPrices = (wishes: Wishes): Wishes => ({
  ...wishes,
  vectorizePrice: null,
  specialOfferUnitPrice: null,
})
