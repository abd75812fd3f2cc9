import { priceScheduleFor, withoutPriceTables } from '@kisscut/core/price'
import { type Configuration, type Material, parseProduct, type Product } from '@kisscut/core/product'

/** A small die-cut sticker for this folder's tests. */
const material = (id: string, maximum: string, rates: readonly string[]): Material => ({
  id,
  name: id,
  adhesive: 'permanent',
  look: 'white',
  canLaminate: true,
  defaultLamination: 'gloss',
  reversible: false,
  backordered: false,
  variableDataCharge: null,
  allowedQuantities: [],
  minWidth: '0.5',
  minHeight: '0.5',
  maxWidth: maximum,
  maxHeight: maximum,
  maxIsInterchangeable: false,
  hasOwnColors: false,
  colors: [],
  priceTable: {
    basis: 'sqin',
    quantities: [10, 25, 50, 100, 250, 500, 1000],
    rows: [{ from: '0', minimum: '4', rates }],
  },
})

const WHITE = ['0.60', '0.38', '0.25', '0.19', '0.13', '0.085', '0.0675', '0.05']
const HOLOGRAPHIC = ['0.81', '0.513', '0.3375', '0.2565', '0.1755', '0.11475', '0.091125', '0.0675']

/** With its price tables, as the shop has it. */
const priced = parseProduct({
  id: 'die-cut',
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
  materials: [material('white', '50', WHITE), material('holographic', '28', HOLOGRAPHIC)],
  defaultMaterialId: 'white',
  sizes: [],
  allowCustomSize: true,
  defaultWidth: '2',
  defaultHeight: '2',
  optionSets: [],
  showVariableData: false,
})

/** As a browser has it. */
export const sticker: Product = parseProduct(withoutPriceTables(priced))

export const configuration: Configuration = {
  materialId: 'white',
  width: '2',
  height: '2',
  quantity: '100',
  options: [],
}

const scheduleOf = (materialId: string) => priceScheduleFor(priced, { ...configuration, materialId })!

/** White vinyl of the demo shop: at least 4 square inches, 52.00 for 100 and 135.00 for 500. */
export const whiteSchedule = scheduleOf('white')
export const holographicSchedule = scheduleOf('holographic')
