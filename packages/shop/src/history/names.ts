import { accountOfOwner } from '../accounts/sessions.ts'
import type { AccountStore } from '../ports/accounts.ts'
import type { AuditEntry } from '../ports/audit.ts'

async function nameOf(accounts: AccountStore, who: string): Promise<string> {
  const id = accountOfOwner(who)
  const account = id === null ? null : await accounts.account({ id })
  return account === null ? who : account.name
}

/** What those are called who did what was noted; who has no account is called what the log has. */
export const namesOf = async (
  accounts: AccountStore,
  entries: readonly Pick<AuditEntry, 'who'>[],
): Promise<ReadonlyMap<string, string>> => {
  const all = [...new Set(entries.map(({ who }) => who))]
  return new Map(await Promise.all(all.map(async (who) => [who, await nameOf(accounts, who)] as const)))
}
