const UNDER = '/original/'

/** Placeholder for an original's address until it is stored at an unguessable one. */
export const originalAddress = (name: string): string => UNDER + name

/** The name of the original that a placeholder stands for; null for a real address. */
export const originalAt = (address: string): string | null =>
  address.startsWith(UNDER) ? address.slice(UNDER.length) : null
