import * as mails from '../messages/mails.ts'
import type { Account } from '../ports/accounts.ts'
import type { Transaction } from '../ports/storage.ts'
import type { Deps, DepsOf } from '../dependencies.ts'
import { letterLink, LINK_SECONDS } from './deps.ts'

/** Stores and sends a new invitation of an account; password links sent earlier stop working. */
export async function postInvitation(
  deps: Deps<'post'> & DepsOf<typeof letterLink>,
  store: Transaction,
  { id, email: to }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  await store.accounts.removeTokens(id, 'reset')
  const stored = { kind: 'reset', accountId: id, data: {}, lifeSeconds: LINK_SECONDS.invitation } as const
  const link = letterLink(deps, 'invitation', await store.accounts.addToken(stored))
  await deps.post(store, (shop) => ({ to, ...mails.invitation(shop, link) }))
}
