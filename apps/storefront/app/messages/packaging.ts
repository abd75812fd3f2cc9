/** Texts of the preview of a product in its package. */

export const front = 'Front'
export const back = 'Back'
export const side = 'Side of the package'
export const frontOf = (name: string, size: string) => `${name}, ${size}, with your product on its front`
export const backOf = (name: string) => `${name} from behind`
