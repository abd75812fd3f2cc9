import {
  category,
  clipart,
  clipartCategory,
  clipartProduct,
  clipartProductCustomizationGroup,
  clipartRegion,
  color,
  templateMaterial,
  templateShape,
  templateSize,
} from '@kisscut/records'
import { openTestShop } from '../../testing/open-test-shop.ts'

/** The decals' drawing: two regions side by side. */
export const DEER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <path id="head" d="M0 0H80V100H0Z"/><path id="antlers" d="M120 0H200V100H120Z"/></svg>`

/** A shop with one drawing sold cut from film, `deer-decal`, and printed, `deer-sticker`. */
export async function openDecals() {
  const opened = await openTestShop()
  const { records } = opened.storage
  opened.servedFiles.set('/c/deer.svg', { mime: 'image/svg+xml', bytes: new TextEncoder().encode(DEER) })
  await records.create(category, {
    ...{ id: 'cat-decals', name: 'Decals', slug: 'decals', path: 'decals', display: 'products' },
  })
  for (const [id, code] of [
    ['red', '#bb2222'],
    ['snow', '#ffffff'],
    ['ink', '#111111'],
  ] as const)
    await records.create(color, { id, name: id, code })
  await records.update(templateMaterial, 'white-vinyl', {
    has_own_colors: true,
    material_colors: ['red', 'snow'],
  })
  await records.create(templateShape, { id: 'round', name: 'Round', clip_type: 'circle' })
  await records.create(templateSize, { id: 'size-4x2', name: '4 × 2', width: '4', height: '2' })
  await records.create(clipartCategory, {
    id: 'wildlife',
    name: 'Wildlife',
    slug: 'wildlife',
    shapes: ['round'],
  })
  await records.create(clipart, {
    ...{ id: 'deer', name: 'Deer', clipart: '/c/deer.svg', category: 'wildlife', keywords: 'stag, hunting' },
  })
  for (const [order, id] of ['head', 'antlers'].entries())
    await records.create(clipartRegion, {
      ...{ id: `deer-${id}`, clipart: 'deer', name: id, selector: `#${id}`, order },
    })
  await records.create(clipartProductCustomizationGroup, {
    id: 'cut-outs',
    name: 'Cut-outs',
    colors: ['red', 'ink'],
  })
  const both = {
    ...{ category: 'cat-decals', clipart: 'deer', materials: ['white-vinyl'], default_quantity: 1 },
    ...{ sizes: ['size-4x2'], default_width: '4', default_height: '2', show_regions: true },
    ...{ min_sq_inches: '4', max_width: '24', max_height: '12.5', option_invert: true },
  }
  await records.create(clipartProduct, {
    ...{ id: 'deer-decal', name: 'Deer decal', slug: 'deer-decal', sku: 'DD', type: 'multicolor_cutout' },
    ...both,
  })
  await records.create(clipartProduct, {
    ...{ id: 'deer-sticker', name: 'Deer sticker', slug: 'deer-sticker', sku: 'DS', type: 'printed_cutout' },
    ...{ ...both, customization_group: 'cut-outs' },
  })
  return opened
}
