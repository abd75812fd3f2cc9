import type { Material, Option, OptionSet, PresetSize, Product } from './types.ts'

/** A material by its id; the rest has a default. */
export type MaterialInput = Partial<Material> & Pick<Material, 'id'>
/** A preset size by its sides, inches. */
export type PresetSizeInput = Partial<PresetSize> & Pick<PresetSize, 'width' | 'height'>
/** An option by its id and charge. */
export type OptionInput = Partial<Option> & Pick<Option, 'id' | 'chargeMode'>
export type OptionSetInput = Partial<Omit<OptionSet, 'options'>> &
  Pick<OptionSet, 'id'> & { readonly options: readonly OptionInput[] }

/** The required data of a product: its name, its currency, and its materials with price tables. */
export type ProductInput = Partial<
  Omit<Product, 'name' | 'currency' | 'materials' | 'sizes' | 'optionSets'>
> &
  Pick<Product, 'name' | 'currency'> & {
    readonly materials: readonly MaterialInput[]
    readonly sizes?: readonly PresetSizeInput[]
    readonly optionSets?: readonly OptionSetInput[]
  }

/**
 * A product with every field: by default a custom product of any size and quantity, without options. Names default to ids, and the id to
 * the name in lower case with hyphens. Use `productSchema` to check data from elsewhere.
 */
export function createProduct(input: ProductInput): Product {
  const slug = input.slug ?? slugOf(input.name)
  return {
    id: slug,
    slug,
    sku: slug,
    productClass: 'custom',
    toolType: 'upload',
    minimumQuantity: 1,
    defaultQuantity: 1,
    lockRatio: null,
    remainingStock: null,
    allowBackorders: false,
    defaultMaterialId: input.materials[0]?.id ?? null,
    allowCustomSize: true,
    defaultWidth: null,
    defaultHeight: null,
    showVariableData: false,
    ...input,
    materials: input.materials.map(materialWith),
    sizes: (input.sizes ?? []).map(presetSizeWith),
    optionSets: (input.optionSets ?? []).map(optionSetWith),
  }
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')

const NO_LIMITS = { minWidth: null, minHeight: null, maxWidth: null, maxHeight: null } as const

const materialWith = (input: MaterialInput): Material => ({
  name: input.id,
  adhesive: 'permanent',
  look: 'white',
  canLaminate: false,
  defaultLamination: null,
  reversible: false,
  backordered: false,
  variableDataCharge: null,
  allowedQuantities: [],
  ...NO_LIMITS,
  maxIsInterchangeable: false,
  hasOwnColors: false,
  colors: [],
  ...input,
})

const presetSizeWith = (input: PresetSizeInput): PresetSize => ({
  id: `${input.width}x${input.height}`,
  name: `${input.width}" × ${input.height}"`,
  isDefault: false,
  price: null,
  ...input,
})

const optionSetWith = (input: OptionSetInput): OptionSet => ({
  name: input.id,
  display: 'radio',
  required: false,
  smallOption: false,
  excludedMaterialIds: [],
  ...NO_LIMITS,
  quantityBreaks: [],
  tags: [],
  ...input,
  options: input.options.map(optionWith),
})

const optionWith = (input: OptionInput): Option => ({
  name: input.id,
  amount: null,
  percent: null,
  valueCsv: [],
  isDefault: false,
  tags: [],
  ...input,
})
