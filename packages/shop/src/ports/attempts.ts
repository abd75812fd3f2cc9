/**
 * What is counted so that nobody can guess for long: everything sent to the forms of accounts by one address, sign-ins to one
 * account from one address, and to one account from anywhere; and mails to one address.
 */
export const ATTEMPTS = ['from_address', 'to_account_from_address', 'to_account', 'mail'] as const
export type Attempt = (typeof ATTEMPTS)[number]

/** Counts attempts, known and unknown accounts alike. */
export interface Attempts {
  /** Counts one more of this key; the seconds to wait when it is one too many, 0 otherwise. */
  count(attempt: Attempt, key: string): Promise<number>
  /** Forgets what was counted: it was no guess. */
  forget(attempt: Attempt, key: string): Promise<void>
}
