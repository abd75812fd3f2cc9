/** Limits of account fields, in characters; forms and checks use the same ones. */

export const LONGEST_NAME = 100
/** The longest valid e-mail address. */
export const LONGEST_ADDRESS = 254
export const LEAST_PASSWORD = 10
/** Longer passwords match no account and are not worth hashing. */
export const LONGEST_PASSWORD = 200

/** Limits of trade applications. */
export const LONGEST_COMPANY = 100
export const LONGEST_WEBSITE = 200
export const LONGEST_TAX_ID = 40
/** Characters of an applicant's description, and of a reason to decline. */
export const LONGEST_TEXT = 1000

/** Characters in the name of an API key or passkey. */
export const LONGEST_LABEL = 100

/** Characters of a browser's passkey response as JSON; RSA keys and signatures are the longest. */
export const LONGEST_CREDENTIAL = 16_000
