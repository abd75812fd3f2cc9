import * as mails from '../messages/mails.ts'
import type { Account } from '../ports/accounts.ts'
import type { Transaction } from '../ports/storage.ts'
import { letterLink, LINK_SECONDS, type AccountDeps } from './deps.ts'

/** An invitation that is stored, and to be sent. */
export interface InvitationLetter {
  readonly to: string
  readonly token: string
}

/** Stores a new invitation of an account; links that were sent to it for a password open nothing any more. */
export async function invitationTo(
  { accounts }: Pick<Transaction, 'accounts'>,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<InvitationLetter> {
  await accounts.removeTokens(id, 'reset')
  const token = { kind: 'reset', accountId: id, data: {}, lifeSeconds: LINK_SECONDS.invitation } as const
  return { to: email, token: await accounts.addToken(token) }
}

/** Sends it, once it is stored. */
export async function sendInvitation(deps: AccountDeps, { to, token }: InvitationLetter): Promise<void> {
  const link = letterLink(deps, 'invitation', token)
  await deps.post((shop) => ({ to, ...mails.invitation(shop, link) }))
}
