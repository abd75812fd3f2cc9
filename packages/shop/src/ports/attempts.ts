const MINUTE = 60

/**
 * What is counted so that nobody can guess for long, and how many of it in how many seconds (ACC-3): everything sent to the forms of
 * accounts by one address, sign-ins to one account from one address, and to one account from anywhere; and mails to one address; and messages
 * to the shop from one address (CONTACT-2), and how often the same one is sent (CONTACT-4).
 */
export const ATTEMPT_LIMITS = {
  from_address: { most: 60, seconds: 15 * MINUTE },
  to_account_from_address: { most: 10, seconds: 15 * MINUTE },
  to_account: { most: 100, seconds: 60 * MINUTE },
  mail: { most: 5, seconds: 60 * MINUTE },
  message: { most: 10, seconds: 60 * MINUTE },
  same_message: { most: 1, seconds: 60 * MINUTE },
} as const

export type Attempt = keyof typeof ATTEMPT_LIMITS

/** Counts attempts, known and unknown accounts alike, for every process of the shop together. */
export interface Attempts {
  /** Counts one more of this key; the seconds to wait when it is one too many, 0 otherwise. */
  count(attempt: Attempt, key: string): Promise<number>
  /** Forgets what was counted: it was no guess. */
  forget(attempt: Attempt, key: string): Promise<void>
}
