import type { Material, Option, OptionSet, ProductData, Configuration } from '../product/types.ts'

/** White vinyl of the demo shop: 2×2 is 52.00 for 100, 135.00 for 500 and 200.00 for 1000. */
export const WHITE_VINYL: Material = {
  id: 'white-vinyl',
  name: 'White vinyl',
  adhesive: 'permanent',
  look: 'white',
  canLaminate: true,
  defaultLamination: null,
  reversible: false,
  backordered: false,
  variableDataCharge: '0.15',
  priceTable: {
    basis: 'sqin',
    quantities: [10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10000],
    rows: [
      {
        from: '4',
        minimum: '4',
        rates: ['0.60', '0.38', '0.25', '0.19', '0.13', '0.085', '0.0675', '0.05', '0.04', '0.035', '0.03'],
      },
    ],
  },
  allowedQuantities: [],
  minWidth: '0.5',
  minHeight: '1',
  maxWidth: '50',
  maxHeight: '120',
  maxIsInterchangeable: true,
  hasOwnColors: false,
  colors: [],
}

/** The die-cut sticker of the demo shop, plain. */
export const DIE_CUT: ProductData = {
  id: 'die-cut-stickers',
  productClass: 'custom',
  toolType: 'upload',
  name: 'Die-cut stickers',
  slug: 'die-cut-stickers',
  sku: 'DC-1',
  currency: 'USD',
  minimumQuantity: null,
  defaultQuantity: null,
  lockRatio: null,
  remainingStock: null,
  allowBackorders: false,
  materials: [WHITE_VINYL],
  defaultMaterialId: 'white-vinyl',
  sizes: [],
  allowCustomSize: true,
  defaultWidth: '2',
  defaultHeight: '2',
  optionSets: [],
  showVariableData: true,
}

export const TWO_BY_TWO: Configuration = {
  materialId: 'white-vinyl',
  width: '2',
  height: '2',
  quantity: '100',
  options: [],
}

/** An option set of one option. */
export function setOf(id: string, option: Partial<Option>, more: Partial<OptionSet> = {}): OptionSet {
  const only: Option = {
    id: `${id}-yes`,
    name: 'Yes',
    chargeMode: 'total',
    amount: null,
    percent: null,
    valueCsv: [],
    isDefault: false,
    tags: [],
    ...option,
  }
  return {
    id,
    name: id,
    display: 'checkbox',
    required: false,
    smallOption: false,
    options: [only],
    excludedMaterialIds: [],
    minWidth: null,
    minHeight: null,
    maxWidth: null,
    maxHeight: null,
    quantityBreaks: [],
    tags: [],
    ...more,
  }
}
