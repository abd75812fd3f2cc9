import type { Package } from '../product/types.ts'

/** The two faces of a package preview. Spec §4. */
export const PACKAGE_FACES = ['front', 'back'] as const
export type PackageFace = (typeof PACKAGE_FACES)[number]

/** A retail package preview can be flipped only when the package has a back image. Spec §4. */
export const canFlip = (pack: Package): boolean => pack.hasBackImage

/** The other face of the package where it has one, else the same. Spec §4. */
export function flip(pack: Package, face: PackageFace): PackageFace {
  if (!canFlip(pack)) return face
  return face === 'front' ? 'back' : 'front'
}

/** Whether the shopper sees a preview of this package at all. Spec §3 Packaging. */
export const hasPreview = (pack: Package): boolean => !pack.noCustomerPreview
