const DAY_MS = 86_400_000

/** Days since 1970, by which activity is counted. */
export const dayOf = (time: Date): number => Math.floor(time.getTime() / DAY_MS)
