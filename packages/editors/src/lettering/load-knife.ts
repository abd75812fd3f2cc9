/** What cuts lettering, once it is fetched. */
export type Knife = typeof import('./knife.ts')

export const loadKnife = (): Promise<Knife> => import('./knife.ts')
