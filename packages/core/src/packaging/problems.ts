import { type Problem, problem } from '../problem/index.ts'
import type { Package, PackageSize, Configuration } from '../product/types.ts'
import type { Size } from '../size/parse-size.ts'
import { fitsPackageSize, packageSizeFor } from './fit.ts'

/** A chosen package with the size of it that is meant. */
export interface ChosenPackage {
  readonly pack: Package
  readonly size: PackageSize
}

/** Which package a wish means; null when none is wished for, or it is gone or disabled. PACK-1. */
export function chosenPackage(
  packages: readonly Package[],
  wish: Configuration['packaging'],
): ChosenPackage | null {
  if (!wish) return null
  const pack = packages.find((each) => each.enabled && each.id === wish.packageId)
  const size = pack?.sizes.find((each) => each.id === wish.packageSizeId)
  return pack && size ? { pack, size } : null
}

/**
 * The problem of a product of this size that no longer fits its wished package, with the mend where another size of the
 * same package takes it. No wish, no problem. PACK-4.
 */
export function packagingProblems(
  packages: readonly Package[],
  wish: Configuration['packaging'],
  size: Size,
): readonly Problem[] {
  if (!wish) return []
  const chosen = chosenPackage(packages, wish)
  if (chosen && fitsPackageSize(chosen.size, size)) return []
  const row = problem('packaging.no-longer-fits', 'packaging')
  const other = chosen && packageSizeFor(chosen.pack, size)
  return [other ? { ...row, fix: { field: 'packaging', value: other.id } } : row]
}
