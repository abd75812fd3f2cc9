/** Longest side that is read at all, inches: far beyond any roll, short enough for every sum to stay exact. */
export const LONGEST_SIDE = 10_000
