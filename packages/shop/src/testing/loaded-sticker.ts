import { defaultConfiguration, type OptionSet, trustedProduct } from '@kisscut/core/product'
import { createCatalogCache } from '../catalog/catalog-cache.ts'
import { loadCustom } from '../configure/configured-product.ts'
import type { LoadedCustom } from '../configure/loaded-custom.ts'
import { ANA, openTestShop } from './open-test-shop.ts'

/** Ana's default die-cut sticker, sold with these options. */
export async function loadedSticker(sets: readonly OptionSet[]): Promise<LoadedCustom> {
  const { shop, storage } = await openTestShop()
  const page = await shop.browse.product(ANA, 'stickers/die-cut', 'die-cut-stickers', new URLSearchParams())
  if (!page.ok) throw new Error('no page')
  const { product } = page.value
  const saved = await shop.configure.save(ANA, {
    id: null,
    productId: product.id,
    change: defaultConfiguration(product),
  })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  const current = await createCatalogCache(
    storage.catalog,
    () => new Date(),
    () => undefined,
  ).current()
  const compiled = await current.product(product.id)
  if (compiled === null) throw new Error('no product')
  const known = { ...compiled, product: trustedProduct({ ...compiled.product, optionSets: sets }) }
  const catalog = { product: async () => known, material: async () => null } as never
  const loaded = await loadCustom(storage.records, catalog, ANA, saved.value.id)
  if (!loaded.ok) throw new Error(JSON.stringify(loaded))
  return loaded.value
}
