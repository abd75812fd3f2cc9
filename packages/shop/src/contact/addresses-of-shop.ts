import type { Deps } from '../dependencies.ts'

/** Where letters to the shop go: its e-mail address; until it states one, those of its owners. CONTACT-1. */
export async function addressesOfShop({
  storage: { accounts, catalog },
}: Deps<'storage.accounts' | 'storage.catalog'>): Promise<readonly string[]> {
  const { email } = await catalog.settings()
  if (email !== '') return [email]
  return (await accounts.staff(['owner'])).map((owner) => owner.email)
}
