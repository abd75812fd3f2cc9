import { type Problem, problem } from '../problem/index.ts'
import type { Package, PackageSize, Configuration } from '../product/types.ts'
import type { Size } from '../size/parse-size.ts'
import { fitsPackageSize, packageSizeFor } from './fit.ts'

/** A chosen package with the size of it that is meant. */
export interface ChosenPackage {
  readonly pack: Package
  readonly size: PackageSize
}

/** Which package a choice means; null when none is chosen for, or it is gone or disabled. PACK-1. */
export function chosenPackage(
  packages: readonly Package[],
  choice: Configuration['packaging'],
): ChosenPackage | null {
  if (!choice) return null
  const pack = packages.find((each) => each.enabled && each.id === choice.packageId)
  const size = pack?.sizes.find((each) => each.id === choice.packageSizeId)
  return pack && size ? { pack, size } : null
}

/**
 * The problem of a product of this size that no longer fits its chosen package, with the fix where another size of the
 * same package takes it. No choice, no problem. PACK-4.
 */
export function packagingProblems(
  packages: readonly Package[],
  choice: Configuration['packaging'],
  size: Size,
): readonly Problem[] {
  if (!choice) return []
  const chosen = chosenPackage(packages, choice)
  if (chosen && fitsPackageSize(chosen.size, size)) return []
  const row = problem('packaging.no-longer-fits', 'packaging')
  const other = chosen && packageSizeFor(chosen.pack, size)
  return [other ? { ...row, fix: { field: 'packaging', value: other.id } } : row]
}
