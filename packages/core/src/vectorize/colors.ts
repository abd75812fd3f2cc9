/** How many flat colors artwork is redrawn in. FILE-9. */
export const VECTORIZE_COLORS = { least: 1, usual: 8, most: 32 } as const
