import type { Lamination } from '../product/types.ts'

/** The lamination choices in the exact words. MAT-5. */
export const LAMINATION_CHOICES = {
  gloss: 'Gloss Lamination',
  matte: 'Matte Lamination',
} as const satisfies Partial<Record<Lamination, string>>

/** Price and effect of a lamination. MAT-5. */
export const LAMINATION_NOTE = 'Lamination is free and adds about 1 to 3 years of lifespan.'

/** How long lamination adds to a product's life, years. MAT-5. */
export const LAMINATION_LIFESPAN = { from: 1, to: 3 } as const
