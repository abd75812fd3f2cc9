export { choosePage } from './choose-page.ts'
export { crop, placementOfPart } from './crop.ts'
export { fileOfAddress } from './file-of-address.ts'
export { pageThumbnails, THUMBNAILS_AT_MOST } from './page-thumbnails.ts'
export {
  removeArtworkBackground,
  type TracingDeps,
  type WithoutBackground,
} from './remove-artwork-background.ts'
export { removeBackground } from './remove-background.ts'
export { restoreOriginal } from './restore-original.ts'
export { RETOUCH_KINDS, retouchFromFields } from './retouch-from-fields.ts'
export { vectorize, type Vectorizing } from './vectorize.ts'
export type { Retouched, RetouchDeps, RetouchOf } from './retouch.ts'
