/** Texts about retail packages and their preview. */

export const front = 'Front'
export const back = 'Back'
export const side = 'Side of the package'
/** For a package with its own picture. */
export const printedAsShown = 'The package is printed as shown here. Your product goes on its front.'
export const frontOf = (name: string, size: string) => `${name}, ${size}, with your product on its front`
export const backOf = (name: string) => `${name} from behind`

/** Explains why there is no choice of packages. PACK-15. */
export const noneFits = (size: string, isBacking: boolean) =>
  isBacking
    ? `No package takes a backing of ${size}, turned or not.`
    : `No package takes a product of ${size}, turned or not.`
export const room = (pack: string, least: string | null, most: string) =>
  least === null ? `${pack}: below ${most}` : `${pack}: above ${least} and below ${most}`
