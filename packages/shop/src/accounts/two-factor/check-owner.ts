import { codeWrong } from '../../messages/accounts.ts'
import { invalid } from '../../outcome.ts'
import type { Account } from '../../ports/accounts.ts'
import type { AttemptOutcome } from '../attempt-outcome.ts'
import { checkPassword } from '../check-password.ts'
import type { Browser } from '../sign-in.ts'
import { hasSecondFactor } from './has-second-factor.ts'
import type { Deps, DepsOf } from '../../dependencies.ts'
import { useSecondFactor } from './second-factor.ts'

/** Proof that the person at a signed-in browser owns the account; required by forms that change how it signs in. */
export interface Proof {
  readonly password: string
  /** A code from the account's app or a recovery code; ignored if the account has neither. */
  readonly code: string
}

/** Checks the password, and the code if the account has two-factor sign-in; the code is used up. Null if both are right. */
export async function checkOwner(
  deps: Deps<'storage.accounts'> & DepsOf<typeof checkPassword | typeof useSecondFactor>,
  account: Account,
  { password, code }: Proof,
  browser: Browser,
): Promise<Exclude<AttemptOutcome<never>, { ok: true }> | null> {
  const checked = await checkPassword(deps, account, { field: 'password', typed: password }, browser)
  if (checked !== null) return checked
  if (!(await hasSecondFactor(deps.storage, account))) return null
  return (await useSecondFactor(deps, account, code)) ? null : invalid({ code: [codeWrong] })
}
