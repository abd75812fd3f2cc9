import type { Material } from '../product/types.ts'

/** A material's adhesive in words: `permanent adhesive`, `no adhesive`. */
export const adhesiveInWords = ({ adhesive }: Pick<Material, 'adhesive'>): string =>
  adhesive === 'none' || adhesive === '' ? 'no adhesive' : `${adhesive} adhesive`
