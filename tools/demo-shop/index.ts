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

/** A shop whose owner has cleared it is empty, too; its settings say that it is no new one. */
const isNew = async ({ records }: Storage) => !(await records.exists(ofShop))

/** What `npm start` does before the first request: the demo shop where wanted into a new one, and an owner who can log in. */
export async function fillShop(
  storage: Storage,
  settings: { readonly demo: boolean; readonly owner: OwnerSettings },
): Promise<void> {
  if (settings.demo && (await isNew(storage)) && (await loadDemoShop(storage)))
    console.log('The demo shop is loaded')
  const account = await ensureOwner(storage, settings.owner)
  if (account !== null) console.log(account)
}
