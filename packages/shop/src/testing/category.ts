import {
  category,
  categoryProduct,
  settings,
  SETTINGS_ID,
  template,
  templateMaterial,
  templateOption,
  templateOptionSet,
  templateSize,
} from '@kisscut/records'
import type { Storage } from '../ports/storage.ts'

/** The demo shop's white vinyl: 2×2 costs 52.00 for 100, 135.00 for 500 and 200.00 for 1000. */
export const WHITE_VINYL_TABLE = {
  basis: 'sqin' as const,
  quantities: [10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10000],
  rows: [
    {
      from: '0',
      minimum: '4',
      rates: ['.60', '.38', '.25', '.19', '.13', '.085', '.0675', '.05', '.04', '.035', '.03'].map(
        (rate) => `0${rate}`,
      ),
    },
  ],
}

const material = (id: string, name: string) => ({
  id,
  name,
  material_name: name,
  adhesive: 'permanent',
  price_table: WHITE_VINYL_TABLE,
  can_laminate: true,
  default_lamination: 'gloss' as const,
  minimum_width: '0.5',
  minimum_height: '0.5',
  max_width: '50',
  max_height: '120',
  max_is_interchangeable: true,
  production_times: [{ up_to: null, standard: 3, rush: 1 }],
})

/** The test shop's time zone. Its days differ from UTC's, so that a day computed in UTC fails a test. */
export const TEST_ZONE = 'Pacific/Auckland'

/** Adds a published product, a hidden one and a category for each. */
export const stockCategory = async ({ records }: Pick<Storage, 'records'>): Promise<void> => {
  await records.create(settings, { id: SETTINGS_ID, timezone: TEST_ZONE })
  const hold = { name: 'Stickers', slug: 'stickers', path: 'stickers', image_url: '/demo/stickers.webp' }
  await records.create(category, { id: 'cat-stickers', ...hold, display: 'categories_with_products' })
  await records.create(category, {
    id: 'cat-die-cut',
    name: 'Die-cut',
    slug: 'die-cut',
    path: 'stickers/die-cut',
    parent: 'cat-stickers',
  })
  await records.create(category, {
    id: 'cat-hidden',
    name: 'Signs',
    slug: 'signs',
    path: 'signs',
    hidden: true,
  })
  await records.create(templateMaterial, material('white-vinyl', 'White vinyl'))
  await records.create(templateMaterial, material('secret-vinyl', 'Secret vinyl'))
  await records.create(templateSize, { id: 'size-2', name: '2 × 2', width: '2', height: '2', default: true })
  await records.create(templateOption, {
    id: 'corners-round',
    name: 'Rounded',
    charge_option: 2,
    amount: '0.03',
  })
  await records.create(templateOptionSet, {
    id: 'corners',
    name: 'Corners',
    display_type: 'checkbox',
    options: ['corners-round'],
  })
  const product = {
    default_quantity: 100,
    default_width: '2',
    default_height: '2',
    sizes: ['size-2'],
    options: ['corners'],
    tool_type: 'upload' as const,
    vectorize_price_override: '20',
  }
  await records.create(template, {
    ...product,
    id: 'die-cut-stickers',
    name: 'Die-cut stickers',
    slug: 'die-cut-stickers',
    sku: 'DC',
    category: 'cat-die-cut',
    materials: ['white-vinyl'],
    featured: true,
  })
  await records.create(template, {
    ...product,
    id: 'secret-stickers',
    name: 'Secret stickers',
    slug: 'secret-stickers',
    sku: 'SE',
    category: 'cat-die-cut',
    materials: ['secret-vinyl'],
    public: false,
  })
  await records.create(categoryProduct, {
    id: 'tile-die-cut',
    name: 'Die-cut stickers',
    slug: 'die-cut-stickers',
    category: 'cat-die-cut',
    object_id: 'die-cut-stickers',
    type: 'custom',
  })
}
