import { type Material, type Product, type Configuration, trustedProduct } from '@kisscut/core/product'

/** A small die-cut sticker for this folder's tests. */
const material = (id: string, maximum: string): Material => ({
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
})

export const sticker: Product = trustedProduct({
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
  materials: [material('white', '50'), material('holographic', '28')],
  defaultMaterialId: 'white',
  sizes: [],
  allowCustomSize: true,
  defaultWidth: '2',
  defaultHeight: '2',
  optionSets: [],
  showVariableData: false,
})

export const configuration: Configuration = {
  materialId: 'white',
  width: '2',
  height: '2',
  quantity: '100',
  options: [],
}

/** White vinyl of the demo shop: at least 4 square inches, 52.00 for 100 and 135.00 for 500. */
export const whiteSchedule = {
  prices: ['4', '.60', '.38', '.25', '.19', '.13', '.085', '.0675', '.05'],
  quantities: [10, 25, 50, 100, 250, 500, 1000],
}
export const holographicSchedule = {
  prices: ['4', '.81', '.513', '.3375', '.2565', '.1755', '.11475', '.091125', '.0675'],
  quantities: [10, 25, 50, 100, 250, 500, 1000],
}
