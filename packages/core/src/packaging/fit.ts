import type { Exact } from '../money/exact.ts'
import type { Package, PackageSize } from '../product/types.ts'
import type { Size } from '../size/parse-size.ts'
import type { Inches } from '../units/inches.ts'
import { boundsOf } from './bounds.ts'

/** Whether a product of this size fits a package size: only strictly inside its min and max bounds. PACK-2. */
export function fitsPackageSize(packageSize: PackageSize, { width, height }: Size): boolean {
  const bounds = boundsOf(packageSize)
  return (
    isInside(width, bounds.minWidth, bounds.maxWidth) && isInside(height, bounds.minHeight, bounds.maxHeight)
  )
}

/** The same, turning the product by a quarter if it does not fit upright. PACK-13. */
export const fitsEitherWay = (packageSize: PackageSize, size: Size): boolean =>
  fitsPackageSize(packageSize, size) || fitsPackageSize(packageSize, turnedSize(size))

/** The same size turned by 90°. */
export const turnedSize = ({ width, height }: Size): Size => ({ width: height, height: width })

/** A package's sizes in the order they are tried: by ascending maximum width, then height. PACK-3. */
export function packageSizesInOrder(pack: Package): readonly PackageSize[] {
  const bounded = pack.sizes.map((size) => ({ size, bounds: boundsOf(size) }))
  const ascending = bounded.sort(
    (a, b) => a.bounds.maxWidth.cmp(b.bounds.maxWidth) || a.bounds.maxHeight.cmp(b.bounds.maxHeight),
  )
  return ascending.map(({ size }) => size)
}

/**
 * The first package size, by ascending maximum width, the product fits; where it fits none upright, the first it fits turned by a
 * quarter; null when none does. PACK-2, PACK-3, PACK-13.
 */
export function packageSizeFor(pack: Package, size: Size): PackageSize | null {
  const sizes = packageSizesInOrder(pack)
  const first = (product: Size) => sizes.find((each) => fitsPackageSize(each, product))
  return first(size) ?? first(turnedSize(size)) ?? null
}

/** The enabled packages a product of this size can be sold in. PACK-2. */
export function packagesFor(packages: readonly Package[], size: Size): readonly Package[] {
  return packages.filter((pack) => pack.enabled && packageSizeFor(pack, size) !== null)
}

const isInside = (side: Inches, least: Exact, most: Exact) => least.lt(side) && most.gt(side)
