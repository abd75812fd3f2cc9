/** Longest side that is read at all, inches: far beyond any roll, short enough for every sum to stay exact. */
export const LONGEST_SIDE = 10_000

/** Deviation from a locked ratio that rounding to 3 places may cause, in inches. SIZE-2, SIZE-17. */
export const RATIO_TOLERANCE = '0.0005'
