import { passwordWrong } from '../messages/accounts.ts'
import { invalid } from '../outcome.ts'
import type { Account } from '../ports/accounts.ts'
import { tooMany, type AttemptOutcome } from './attempt-outcome.ts'
import { LONGEST_PASSWORD } from './field-limits.ts'
import type { Deps } from '../dependencies.ts'
import { countSignIn, type Browser } from './sign-in.ts'

/** A password as typed into a form. */
export interface TypedPassword {
  /** Name of the field that reports errors. */
  readonly field: 'password' | 'current'
  readonly typed: string
}

/**
 * Asks for the account's password again in a signed-in browser, within the sign-in limits (ACC-3). Null: the password is right; otherwise
 * the form's result.
 */
export async function checkPassword(
  { storage }: Deps<'storage.accounts' | 'storage.attempts'>,
  { email }: Account,
  { field, typed }: TypedPassword,
  browser: Browser,
): Promise<Exclude<AttemptOutcome<never>, { ok: true }> | null> {
  const seconds = await countSignIn(storage.attempts, email, browser.address)
  if (seconds > 0) return tooMany(seconds)
  const isRight =
    (await storage.accounts.accountByPassword(email, typed.slice(0, LONGEST_PASSWORD + 1))) !== null
  return isRight ? null : invalid({ [field]: [passwordWrong] })
}
