const UNDER = '/original/'

/** What stands in the place of an original's address until it is stored: where it is then nobody can guess. */
export const originalAddress = (name: string): string => UNDER + name

/** The original that an address stands for; null: it is one of a file. */
export const originalAt = (address: string): string | null =>
  address.startsWith(UNDER) ? address.slice(UNDER.length) : null
