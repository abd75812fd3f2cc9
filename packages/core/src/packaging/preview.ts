import type { Package } from '../product/types.ts'

/** The two faces of a package preview. PACK-6. */
export const PACKAGE_FACES = ['front', 'back'] as const
/** One of {@link PACKAGE_FACES}. */
export type PackageFace = (typeof PACKAGE_FACES)[number]

/** A retail package preview can be flipped only when the package has a back image. PACK-6. */
export const canFlip = (pack: Package): boolean => pack.hasBackImage

/** The other face of the package where it has one, else the same. PACK-6. */
export function flip(pack: Package, face: PackageFace): PackageFace {
  if (!canFlip(pack)) return face
  return face === 'front' ? 'back' : 'front'
}

/** Whether the shopper sees a preview of this package at all. PACK-9. */
export const hasPreview = (pack: Package): boolean => !pack.noCustomerPreview
