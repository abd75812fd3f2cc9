const DAY_MS = 86_400_000

/** The day that activity is counted under: days since 1970. */
export const dayOf = (time: Date): number => Math.floor(time.getTime() / DAY_MS)
