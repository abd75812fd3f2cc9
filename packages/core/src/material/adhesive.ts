import type { Material } from '../product/types.ts'

/** What a material sticks with, as shoppers read it: `permanent adhesive`, `no adhesive`. */
export const adhesiveInWords = ({ adhesive }: Pick<Material, 'adhesive'>): string =>
  adhesive === 'none' || adhesive === '' ? 'no adhesive' : `${adhesive} adhesive`
