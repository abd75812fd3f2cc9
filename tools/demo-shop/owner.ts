import { randomBytes } from 'node:crypto'
import type { Account } from '@kisscut/shop/ports/accounts'
import type { Storage } from '@kisscut/shop/ports/storage'

/** The operator's settings for the first owner; missing ones are generated. */
export interface OwnerSettings {
  readonly email?: string | undefined
  readonly password?: string | undefined
  readonly apiKey?: string | undefined
}

/** Id of the first owner, whatever their address. */
const ID = 'owner'
const EVA: Omit<Account, 'id' | 'email'> = {
  name: 'Eva',
  roles: ['owner'],
  tradeApproved: false,
  unit: 'in',
  currency: 'USD',
  locale: 'en-US',
}

/**
 * Ensures that the shop has a first owner who can sign in: with the operator's password, or a generated one that is printed once.
 * Returns a message for the operator; null where nothing is new.
 */
export async function ensureOwner(storage: Storage, settings: OwnerSettings): Promise<string | null> {
  const known = await storage.accounts.account({ id: ID })
  const account = known ? await setPassword(storage, known, settings) : await makeOwner(storage, settings)
  if (settings.apiKey !== undefined) await storage.accounts.addApiKey(ID, 'OWNER_API_KEY', settings.apiKey)
  return account
}

async function makeOwner(storage: Storage, settings: OwnerSettings): Promise<string | null> {
  const email = settings.email ?? 'eva@example.com'
  const password = settings.password ?? randomBytes(15).toString('base64url')
  const made = await storage.accounts.createAccount({ ...EVA, id: ID, email }, password)
  // Another instance that started at the same time may have been first.
  if (!made && (await storage.accounts.account({ id: ID }))) return null
  if (!made) throw new Error(`OWNER_EMAIL: ${email} is the address of another account.`)
  return settings.password === undefined
    ? `The owner is ${email}, password ${password} (shown once). Sign in at /admin/ when the shop is open`
    : null
}

/** The operator's password applies from the next start; without one the old one stays. */
async function setPassword(storage: Storage, owner: Account, { password }: OwnerSettings): Promise<null> {
  if (password === undefined) return null
  if (!(await storage.accounts.accountByPassword(owner.email, password)))
    await storage.accounts.setPassword(owner.id, password)
  return null
}
