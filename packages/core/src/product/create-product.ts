import { withArgumentErrors } from '../errors/argument-error.ts'
import { parseProduct } from './checked.ts'
import type { Material, Option, OptionSet, PresetSize, Product, ProductData } from './types.ts'

/** A material by its id; the rest has a default. */
export type MaterialInput = Partial<Material> & Pick<Material, 'id'>
/** A preset size by its sides, inches. */
export type PresetSizeInput = Partial<PresetSize> & Pick<PresetSize, 'width' | 'height'>
/** An option by its id and charge. */
export type OptionInput = Partial<Option> & Pick<Option, 'id' | 'chargeMode'>
/** An option set by its id and options; the rest has a default. */
export type OptionSetInput = Partial<Omit<OptionSet, 'options'>> &
  Pick<OptionSet, 'id'> & { readonly options: readonly OptionInput[] }

/** The required data of a product: its name, its currency, and its materials with price tables. */
export type ProductInput = Partial<
  Omit<ProductData, 'name' | 'currency' | 'materials' | 'sizes' | 'optionSets'>
> &
  Pick<ProductData, 'name' | 'currency'> & {
    readonly materials: readonly MaterialInput[]
    readonly sizes?: readonly PresetSizeInput[]
    readonly optionSets?: readonly OptionSetInput[]
  }

/**
 * A product of what is stated, checked and frozen: by default a custom product of any size and quantity, without options. Names default to
 * ids, and the id to the name in lower case with hyphens. What is given is copied, and may change later. Throws `PriceDataError` with
 * the code and path of the first fault; it takes what `productSchema` takes. PRICE-19.
 *
 * @example
 * const sticker = createProduct({ name: 'Die-cut stickers', currency: 'USD', materials: [{ id: 'vinyl', priceTable }] })
 * console.log(sticker.id) // die-cut-stickers
 */
export const createProduct = (input: ProductInput): Product =>
  withArgumentErrors('createProduct', () => parseProduct(completed(input)))

/** The input with every field that has a default. */
function completed(input: ProductInput): unknown {
  const stated: Stated = statedIn(input)
  const slug = stated['slug'] ?? (typeof stated['name'] === 'string' ? slugOf(stated['name']) : undefined)
  const [first] = Array.isArray(stated['materials']) ? stated['materials'] : []
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
    defaultMaterialId: statedIn(first)['id'] ?? null,
    allowCustomSize: true,
    defaultWidth: null,
    defaultHeight: null,
    showVariableData: false,
    ...stated,
    materials: eachWith(stated['materials'], materialWith),
    sizes: eachWith(stated['sizes'] ?? [], presetSizeWith),
    optionSets: eachWith(stated['optionSets'] ?? [], optionSetWith),
  }
}

type Stated = Readonly<Record<string, unknown>>

/** The fields that are stated; of anything but an object, none. */
const statedIn = (value: unknown): Stated =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined))
    : {}

/** The entries of a list with their defaults; anything else as it is, to be refused. */
const eachWith = (list: unknown, defaults: (stated: Stated) => Stated): unknown =>
  Array.isArray(list)
    ? list.map((each: unknown) =>
        typeof each === 'object' && each !== null && !Array.isArray(each) ? defaults(statedIn(each)) : each,
      )
    : list

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')

const NO_LIMITS = { minWidth: null, minHeight: null, maxWidth: null, maxHeight: null } as const

const materialWith = (stated: Stated): Stated => ({
  name: stated['id'],
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
  ...stated,
})

const presetSizeWith = (stated: Stated): Stated => ({
  id: `${stated['width']}x${stated['height']}`,
  name: `${stated['width']}" × ${stated['height']}"`,
  isDefault: false,
  price: null,
  ...stated,
})

const optionSetWith = (stated: Stated): Stated => ({
  name: stated['id'],
  display: 'radio',
  required: false,
  smallOption: false,
  excludedMaterialIds: [],
  ...NO_LIMITS,
  quantityBreaks: [],
  tags: [],
  ...stated,
  options: eachWith(stated['options'], optionWith),
})

const optionWith = (stated: Stated): Stated => ({
  name: stated['id'],
  amount: null,
  percent: null,
  valueCsv: [],
  isDefault: false,
  tags: [],
  ...stated,
})
