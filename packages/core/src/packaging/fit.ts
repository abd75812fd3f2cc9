import type { Exact } from '../money/exact.ts'
import type { Package, PackageSize } from '../product/types.ts'
import { readSide } from '../design/side.ts'
import { boundsOf } from './bounds.ts'

/**
 * Whether a product of this size (inches) fits a package size: only strictly inside its min and max bounds. A size that
 * can't be read fits nothing. PACK-2.
 */
export function fitsPackageSize(size: PackageSize, width: string, height: string): boolean {
  const [w, h] = [readSide(width), readSide(height)]
  if (w === null || h === null) return false
  const bounds = boundsOf(size)
  return isInside(w, bounds.minWidth, bounds.maxWidth) && isInside(h, bounds.minHeight, bounds.maxHeight)
}

/** A package's sizes in the order they are tried: by ascending maximum width, then height. PACK-3. */
export function packageSizesInOrder(pack: Package): readonly PackageSize[] {
  const bounded = pack.sizes.map((size) => ({ size, bounds: boundsOf(size) }))
  const ascending = bounded.sort(
    (a, b) => a.bounds.maxWidth.cmp(b.bounds.maxWidth) || a.bounds.maxHeight.cmp(b.bounds.maxHeight),
  )
  return ascending.map(({ size }) => size)
}

/** The first package size, by ascending maximum width, the product fits; null when none does. PACK-2, PACK-3. */
export function packageSizeFor(pack: Package, width: string, height: string): PackageSize | null {
  return packageSizesInOrder(pack).find((size) => fitsPackageSize(size, width, height)) ?? null
}

/** The enabled packages a product of this size can be sold in. PACK-2. */
export function packagesFor(packages: readonly Package[], width: string, height: string): readonly Package[] {
  return packages.filter((pack) => pack.enabled && packageSizeFor(pack, width, height) !== null)
}

const isInside = (side: Exact, least: Exact, most: Exact) => side.gt(least) && side.lt(most)
