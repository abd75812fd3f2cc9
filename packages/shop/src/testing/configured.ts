import { defaultConfiguration } from '@kisscut/core/product'
import type { Viewer } from '../accounts/viewer.ts'
import type { openTestShop } from './open-test-shop.ts'

type TestShop = Awaited<ReturnType<typeof openTestShop>>['shop']

/** Id of a sticker that the viewer configures with the defaults. */
export async function configured(shop: TestShop, viewer: Viewer): Promise<string> {
  const page = await shop.browse.product(
    viewer,
    'stickers/die-cut',
    'die-cut-stickers',
    new URLSearchParams(),
  )
  if (!page.ok) throw new Error(JSON.stringify(page))
  const { product } = page.value
  const saved = await shop.configure.save(viewer, {
    id: null,
    productId: product.id,
    change: defaultConfiguration(product),
  })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  return saved.value.id
}
