import { createHash } from 'node:crypto'
import type { category, custom, NewRowOf, template, templateMaterial, userFile } from '@kisscut/records'
import type { NewCartLine } from '@kisscut/shop/ports/carts'
import type { StoredSoldItem } from '@kisscut/shop/ports/sold-items'

/** Minimal valid rows; a test adds the fields it is about. */
export const aCategory = (more: Partial<NewRowOf<typeof category>> = {}): NewRowOf<typeof category> => ({
  id: 'stickers',
  name: 'Stickers',
  slug: 'stickers',
  path: 'stickers',
  ...more,
})

export const aMaterial = (
  more: Partial<NewRowOf<typeof templateMaterial>> = {},
): NewRowOf<typeof templateMaterial> => ({
  id: 'white-vinyl',
  name: 'White vinyl',
  material_name: 'White vinyl 80 µ',
  price_table: {
    basis: 'sqin',
    quantities: [10, 100],
    rows: [{ from: '0', minimum: '4', rates: ['0.6', '0.38', '0.13'] }],
  },
  ...more,
})

export const aTemplate = (more: Partial<NewRowOf<typeof template>> = {}): NewRowOf<typeof template> => ({
  id: 'die-cut-stickers',
  name: 'Die-cut stickers',
  slug: 'die-cut-stickers',
  sku: 'DCS',
  category: 'stickers',
  tool_type: 'upload',
  ...more,
})

export const aCustom = (more: Partial<NewRowOf<typeof custom>> = {}): NewRowOf<typeof custom> => ({
  owner: 'session:ana',
  template: 'die-cut-stickers',
  tool_type: 'upload',
  width: '2',
  height: '2.125',
  quantity: 100,
  ...more,
})

export const aFile = (more: Partial<NewRowOf<typeof userFile>> = {}): NewRowOf<typeof userFile> => ({
  owner: 'session:ana',
  name: 'logo.png',
  file: 'uploads/logo.png',
  mime: 'image/png',
  size: 1200,
  pixel_width: 600,
  pixel_height: 600,
  ...more,
})

/** An item of some content, with the content's hash as its id. */
export const aSoldItem = (name: string): StoredSoldItem => {
  const content = JSON.stringify({ name })
  return { id: createHash('sha256').update(content).digest('hex'), content }
}

let lines = 0
/** Each line has its own configured product, because a cart holds each product once. */
export const aLine = (more: Partial<NewCartLine> = {}): NewCartLine => ({
  productClass: 'custom',
  productId: 'die-cut-stickers',
  configuredId: `custom-${(lines += 1)}`,
  name: 'Die-cut stickers',
  quantity: 100,
  unitPrice: '0.52',
  total: '52.00',
  soldItem: aSoldItem(`custom-${lines}`),
  declined: null,
  search: '',
  ...more,
})
