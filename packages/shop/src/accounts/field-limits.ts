/** Characters that fields of accounts may have; forms and checks read the same. */

export const LONGEST_NAME = 100
/** The longest e-mail address there can be. */
export const LONGEST_ADDRESS = 254
export const LEAST_PASSWORD = 10
/** Longer ones are nobody's: not worth the work of hashing them. */
export const LONGEST_PASSWORD = 200
