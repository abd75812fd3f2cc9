import { type Problem, problem } from '../problem/index.ts'
import type { Package, PackageSize, Configuration } from '../product/types.ts'
import type { Size } from '../size/parse-size.ts'
import { fitsPackageSize, packageSizeFor } from './fit.ts'
import { shrinkToFit } from './shrink.ts'

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
 * The problem of a product of this size that no longer fits its chosen package, with the fix where there is one. No choice,
 * no problem. PACK-4, PACK-10.
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
  const fix = chosen && fixFor(chosen, size)
  return [fix ? { ...row, fix } : row]
}

/** Another size of the package that takes the product, else the largest size of the product that the package takes. PACK-10. */
function fixFor({ pack, size: packageSize }: ChosenPackage, size: Size): Problem['fix'] {
  const other = packageSizeFor(pack, size)
  if (other) return { field: 'packaging', value: other.id }
  const shrunk = shrinkToFit(packageSize, size)
  return shrunk ? { field: 'size', value: `${shrunk.width}x${shrunk.height}` } : undefined
}
