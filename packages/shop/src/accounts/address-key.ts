/** Characters of the longest e-mail address. */
export const LONGEST_ADDRESS = 254

/** An e-mail address as it is counted and compared: lower case, trimmed, and no longer than one can be. */
export const addressKey = (email: string): string => email.trim().toLowerCase().slice(0, LONGEST_ADDRESS)
