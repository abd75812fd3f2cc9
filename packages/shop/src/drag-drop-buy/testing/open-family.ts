import { testFontFile } from '@kisscut/artwork/testing'
import {
  clipart,
  clipartCategory,
  clipartRegion,
  color,
  configuredDdbProductSize,
  ddbProduct,
  ddbProductClipart,
  font,
} from '@kisscut/records'
import { ANA, openTestShop } from '../../testing/open-test-shop.ts'
import type { SaveDdb } from '../index.ts'

/** The value of a successful outcome; throws for a failure. */
export const valueOf = <T>(outcome: { ok: true; value: T } | { ok: false }): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}

const FIGURES = ['dad', 'mom', 'dog'] as const
export const painted = (colorId: string) => ({ colorId, customColor: null })

/** A shop with a product that can be assembled from three figures, in one size and with words in one font. */
export async function openFamily() {
  const opened = await openTestShop()
  const { records } = opened.storage
  opened.servedFiles.set('/fonts/sans.ttf', { mime: 'font/ttf', bytes: await testFontFile('oswald') })
  await records.create(font, {
    ...{ id: 'sans', family: 'Sans', family_web: 'Sans', name: 'Sans' },
    ...{ font: '/fonts/sans.ttf', default: true },
  })
  await records.create(clipartCategory, { id: 'people', name: 'People', slug: 'people' })
  for (const [id, code] of [
    ['ink', '#111111'],
    ['sea', '#2266aa'],
  ] as const)
    await records.create(color, { id, name: id, code })
  for (const [at, id] of FIGURES.entries()) {
    await records.create(clipart, { id, name: id, clipart: `/c/${id}.svg`, category: 'people' })
    await records.create(clipartRegion, { id: `${id}-shirt`, clipart: id, name: 'Shirt', selector: '#shirt' })
    if (at === 0) await records.create(configuredDdbProductSize, { ...SIZE, id: 'window' })
  }
  await records.create(ddbProduct, {
    ...{ id: 'family', name: 'Family', slug: 'family', sku: 'FA', category: 'cat-die-cut' },
    ...{ materials: ['white-vinyl'], sizes: ['window'], default_quantity: 10, most_cliparts: 3 },
    ...{ text: 'The Millers', text_location: 1 },
  })
  for (const [order, id] of FIGURES.entries())
    await records.create(ddbProductClipart, {
      ...{ id: `family-${id}`, ddb_product: 'family', clipart: id, name: id, order },
      ...{ width: '1', height: String(3 - order), price: '1.00' },
    })
  const save = (more: Partial<SaveDdb> = {}, viewer = ANA) =>
    opened.shop.dragDropBuy.save(viewer, {
      ...{ id: null, productId: 'family', change: {}, fields: {} },
      ...more,
    })
  return { ...opened, save }
}

const SIZE = { name: 'Window', width: '10', height: '4', default: true }
/** Figures to save, in the product's own colors. */
export const figures = (...ids: readonly string[]) => ids.map((id) => ({ clipart: id, paints: {} }))
