/** Characters that fields of accounts may have; forms and checks read the same. */

export const LONGEST_NAME = 100
/** The longest e-mail address there can be. */
export const LONGEST_ADDRESS = 254
export const LEAST_PASSWORD = 10
/** Longer ones are nobody's: not worth the work of hashing them. */
export const LONGEST_PASSWORD = 200

/** Of applications of trade. */
export const LONGEST_COMPANY = 100
export const LONGEST_WEBSITE = 200
export const LONGEST_TAX_ID = 40
/** What an applicant sells, and why staff decline. */
export const LONGEST_TEXT = 1000

/** Characters of what an API key or a passkey is called. */
export const LONGEST_LABEL = 100

/** Characters of what a browser makes of a passkey, as JSON: keys and signatures of RSA are the longest. */
export const LONGEST_CREDENTIAL = 16_000
