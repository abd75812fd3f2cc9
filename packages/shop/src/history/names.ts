import { accountOfOwner } from '../accounts/sessions.ts'
import type { AccountStore } from '../ports/accounts.ts'
import type { AuditEntry } from '../ports/audit.ts'

async function nameOf(accounts: AccountStore, who: string): Promise<string> {
  const id = accountOfOwner(who)
  const account = id === null ? null : await accounts.account({ id })
  return account === null ? who : account.name
}

/** The names of the accounts in a history; for entries without an account, the name in the log. */
export const namesOf = async (
  accounts: AccountStore,
  entries: readonly Pick<AuditEntry, 'who'>[],
): Promise<ReadonlyMap<string, string>> => {
  const all = [...new Set(entries.map(({ who }) => who))]
  return new Map(await Promise.all(all.map(async (who) => [who, await nameOf(accounts, who)] as const)))
}
