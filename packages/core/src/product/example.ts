import { parseSides, type Size } from '../size/parse-size.ts'
import type { Material, Option, OptionSet, PriceTable, ProductData } from './types.ts'

/** White vinyl, die-cut, with its second area row from 100 square inches. */
export const whiteVinyl: PriceTable = {
  basis: 'sqin',
  quantities: [10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10000],
  rows: [
    {
      from: '0',
      minimum: '4',
      rates: ['0.60', '0.38', '0.25', '0.19', '0.13', '0.085', '0.0675', '0.05', '0.04', '0.035', '0.03'],
    },
    {
      from: '100',
      minimum: '4',
      rates: [
        '0.54',
        '0.342',
        '0.225',
        '0.171',
        '0.117',
        '0.0765',
        '0.06075',
        '0.045',
        '0.036',
        '0.0315',
        '0.027',
      ],
    },
  ],
}

export const vinyl: Material = {
  id: 'white-vinyl',
  name: 'White vinyl',
  adhesive: 'permanent',
  look: 'white',
  canLaminate: true,
  defaultLamination: 'gloss',
  reversible: false,
  backordered: false,
  variableDataCharge: '0.15',
  priceTable: whiteVinyl,
  allowedQuantities: [],
  minWidth: '0.5',
  minHeight: '0.5',
  maxWidth: '50',
  maxHeight: '120',
  maxIsInterchangeable: true,
  hasOwnColors: false,
  colors: [],
}

/** An option that costs nothing until reported otherwise. */
export const option = (id: string, more: Partial<Option>): Option => ({
  id,
  name: id,
  chargeMode: 'total',
  amount: STATED.some((name) => more[name] !== undefined) ? null : '0',
  percent: null,
  valueCsv: [],
  isDefault: false,
  tags: [],
  ...more,
})
const STATED = ['percent', 'valueCsv', 'wholesaleAmount', 'wholesaleAmountCsv'] as const

/** A set that applies everywhere until reported otherwise. */
export const set = (id: string, options: readonly Option[], more: Partial<OptionSet> = {}): OptionSet => ({
  id,
  name: id,
  display: 'checkbox',
  required: false,
  smallOption: false,
  options,
  excludedMaterialIds: [],
  minWidth: null,
  minHeight: null,
  maxWidth: null,
  maxHeight: null,
  quantityBreaks: [],
  tags: [],
  ...more,
})

export const rush = set('rush', [option('rush', { chargeMode: 'percentage', percent: '30' })])
export const tape = set(
  'tape',
  [option('tape', { chargeMode: 'per_unit', valueCsv: ['0.60', '0.40', '0.25', '0.15'] })],
  { quantityBreaks: [10, 50, 100] },
)
export const proof = set('proof', [option('proof', { chargeMode: 'total', amount: '25' })])

/** The die-cut sticker of the demo shop: 2×2 in white vinyl is 52.00 for 100. */
export const dieCut: ProductData = {
  id: 'die-cut-stickers',
  productClass: 'custom',
  toolType: 'upload',
  name: 'Die-cut stickers',
  slug: 'die-cut-stickers',
  sku: 'DC',
  currency: 'USD',
  minimumQuantity: 1,
  defaultQuantity: 100,
  lockRatio: null,
  remainingStock: null,
  allowBackorders: false,
  materials: [vinyl],
  defaultMaterialId: 'white-vinyl',
  sizes: [],
  allowCustomSize: true,
  defaultWidth: '2',
  defaultHeight: '2',
  optionSets: [rush, tape, proof],
  vectorizePriceOverride: null,
  defaultVectorizationPrice: '20',
  showVariableData: false,
}

/** A product at the unit price of an offer, in whatever material, size and quantity. */
export const offered = (product: ProductData, unitPrice: string): ProductData => ({
  ...product,
  specialOffer: { id: 'offer', name: 'Offer', unitPrice },
})

/** A size in inches, as typed. Throws on invalid text. */
export function sized(width: string, height: string): Size {
  const { size } = parseSides(width, height)
  if (!size) throw new RangeError(`No size: ${width} x ${height}`)
  return size
}
