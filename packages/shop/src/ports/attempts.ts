const MINUTE = 60

/**
 * Limits of attempts, as a number per so many seconds, against guessing (ACC-3): account forms sent from one address; sign-ins to
 * one account, from one address and from anywhere; mails to one address; messages to the shop from one address (CONTACT-2); and
 * repetitions of the same message (CONTACT-4).
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

/** Counts attempts of all processes of the shop together, for known and unknown accounts alike. */
export interface Attempts {
  /** Counts an attempt of this key. Returns the seconds to wait if it exceeds the limit, else 0. */
  count(attempt: Attempt, key: string): Promise<number>
  /** Resets a count after a successful attempt. */
  forget(attempt: Attempt, key: string): Promise<void>
}
