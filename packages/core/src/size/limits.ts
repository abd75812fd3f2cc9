/** Longest side that is read at all, inches: far beyond any roll, short enough for every sum to stay exact. */
export const LONGEST_SIDE = 10_000

/** What rounding to 3 places may take a side away from a locked ratio, inches. SIZE-2, SIZE-17. */
export const RATIO_TOLERANCE = '0.0005'
