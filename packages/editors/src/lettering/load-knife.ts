/** The code that cuts lettering, once it is loaded. */
export type Knife = typeof import('./knife.ts')

export const loadKnife = (): Promise<Knife> => import('./knife.ts')
