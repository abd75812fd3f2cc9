import { testSettings } from '@kisscut/shop/testing/settings'
import {
  category,
  categoryProduct,
  template,
  templateMaterial,
  templateShape,
  usesLink,
} from '@kisscut/records'
import { createShop, guest, type Links, type ShopPorts } from '@kisscut/shop'
import { aMaterial } from './rows.ts'
import type { Storage } from '@kisscut/shop/ports/storage'

export const links: Links = {
  urlFor: (name, params) => `/${name}/${Object.values(params).join('/')}`,
  fileUrl: (key) => `/files/${key}`,
}
export const VISITOR = guest('nobody', 'en-US')

/** The shop's pages over a storage, without drawing and printing. The clock advances two seconds with every reading. */
export const shopOn = (storage: Storage) => {
  let ms = Date.UTC(2026, 0, 1)
  const now = () => new Date((ms += 2000))
  return createShop({ storage } as ShopPorts, testSettings({ links, now }))
}

/** A made-up product: its materials, uses and shapes, and whether it is visible. */
export interface MadeUpProduct {
  readonly name: string
  readonly materials: readonly string[]
  readonly uses: readonly string[]
  readonly shapes: readonly string[]
  readonly quantity: number
  readonly isPublic: boolean
  readonly isTileHidden: boolean
  readonly category: string
}

export const SHAPES = ['contour', 'circle', 'rectangle'] as const
export const MATERIALS = ['white', 'matte', 'clear'] as const

/** Adds the categories `open`, `hidden` and `below-hidden`, shapes and materials. */
export async function fillCategories({ records }: Storage): Promise<void> {
  const put = (id: string, path: string, more: object = {}) =>
    records.create(category, { id, name: id, slug: id, path, display: 'products_with_filters', ...more })
  await put('open', 'open')
  await put('hidden', 'hidden', { hidden: true })
  await put('below-hidden', 'hidden/below', { parent: 'hidden' })
  for (const [order, id] of SHAPES.entries())
    await records.create(templateShape, { id, name: id, clip_type: id, order })
  for (const [order, id] of MATERIALS.entries())
    await records.create(templateMaterial, aMaterial({ id, name: id, order }))
}

/** Adds a made-up product to its category and to `open`. */
export async function addProduct({ records }: Storage, id: string, product: MadeUpProduct): Promise<void> {
  await records.create(template, {
    id,
    name: product.name,
    slug: id,
    sku: id,
    tool_type: 'upload',
    category: product.category,
    public: product.isPublic,
    materials: [...product.materials],
    template_shapes: [...product.shapes],
    default_quantity: product.quantity,
    default_width: '2',
    default_height: '2',
  })
  await records.create(categoryProduct, {
    id: `tile-${id}`,
    name: product.name,
    slug: id,
    category: product.category,
    categories: ['open'],
    object_id: id,
    type: 'custom',
    hidden_product: product.isTileHidden,
  })
  for (const use of product.uses)
    await records.create(usesLink, { id: `${id}-${use}`, name: use, object_id: id, use })
}
