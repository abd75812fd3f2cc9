import type { Deps } from '../dependencies.ts'

/** Recipients of letters to the shop: its e-mail address, or its owners' addresses until it states one. CONTACT-1. */
export async function addressesOfShop({
  storage: { accounts, catalog },
}: Deps<'storage.accounts' | 'storage.catalog'>): Promise<readonly string[]> {
  const { email } = await catalog.settings()
  if (email !== '') return [email]
  return (await accounts.staff(['owner'])).map((owner) => owner.email)
}
