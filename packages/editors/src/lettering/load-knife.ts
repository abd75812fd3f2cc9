/** The code that cuts lettering, once loaded. */
export type Knife = typeof import('./knife.ts')

export const loadKnife = (): Promise<Knife> => import('./knife.ts')
