import { randomBytes } from 'node:crypto'
import type { Account } from '@kisscut/shop/ports/accounts'
import type { Storage } from '@kisscut/shop/ports/storage'

/** What the operator said of the first owner; what is missing is made up. */
export interface OwnerSettings {
  readonly email?: string | undefined
  readonly password?: string | undefined
  readonly apiKey?: string | undefined
}

/** The first owner has this id, whatever their address. */
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
 * Sees to it that the shop has a first owner who can log in: with the password the operator gave, or one made up now and
 * told once. Answers what the operator has to be told; null when there is nothing new.
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
  // Another instance that started with us may have been first.
  if (!made && (await storage.accounts.account({ id: ID }))) return null
  if (!made) throw new Error(`OWNER_EMAIL: ${email} is the address of another account.`)
  return settings.password === undefined
    ? `The owner is ${email}, password ${password} (shown once). Sign in at /admin/ when the shop is open`
    : null
}

/** The operator's password holds from the next start on; without one the old stays. */
async function setPassword(storage: Storage, owner: Account, { password }: OwnerSettings): Promise<null> {
  if (password === undefined) return null
  if (!(await storage.accounts.accountByPassword(owner.email, password)))
    await storage.accounts.setPassword(owner.id, password)
  return null
}
