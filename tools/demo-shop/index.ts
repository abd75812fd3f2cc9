import { loadDemoShop } from './load.ts'
import { ensureOwner, type OwnerSettings } from './owner.ts'
import type { Storage } from '@kisscut/shop/ports/storage'

export { demoProducts } from './products.ts'
export { ensureOwner, loadDemoShop, type OwnerSettings }

/** What `npm start` does before the first request: the demo shop where wanted and empty, and an owner who can log in. */
export async function fillShop(
  storage: Storage,
  settings: { readonly demo: boolean; readonly owner: OwnerSettings },
): Promise<void> {
  if (settings.demo && (await loadDemoShop(storage))) console.log('The demo shop is loaded')
  const account = await ensureOwner(storage, settings.owner)
  if (account !== null) console.log(account)
}
