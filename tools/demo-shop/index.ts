import { settings as ofShop } from '@kisscut/records'
import { clearDemoShop, demoStands } from './clear.ts'
import { loadDemoShop } from './load.ts'
import { ensureOwner, type OwnerSettings } from './owner.ts'
import type { DemoShop } from '@kisscut/shop/ports/demo-shop'
import type { Storage } from '@kisscut/shop/ports/storage'

/** For an owner who sets up a shop. */
export const DEMO_SHOP: DemoShop = { stands: demoStands, load: loadDemoShop, clear: clearDemoShop }

export { demoProducts } from './products.ts'
export { clearDemoShop, ensureOwner, loadDemoShop, type OwnerSettings }

/** Whether the shop is new. A shop cleared by its owner is empty too, but has settings. */
const isNew = async ({ records }: Storage) => !(await records.exists(ofShop))

/**
 * Prepares a shop before the first request of `npm start`: loads the demo shop into a new one if requested, and creates an owner
 * who can sign in.
 */
export async function fillShop(
  storage: Storage,
  settings: { readonly demo: boolean; readonly owner: OwnerSettings },
): Promise<void> {
  if (settings.demo && (await isNew(storage)) && (await loadDemoShop(storage)))
    console.log('The demo shop is loaded')
  const account = await ensureOwner(storage, settings.owner)
  if (account !== null) console.log(account)
}
