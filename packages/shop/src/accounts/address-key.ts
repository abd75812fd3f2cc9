import { LONGEST_ADDRESS } from './field-limits.ts'

/** An e-mail address as it is counted and compared: lower case, trimmed, and no longer than one can be. */
export const addressKey = (email: string): string => email.trim().toLowerCase().slice(0, LONGEST_ADDRESS)
