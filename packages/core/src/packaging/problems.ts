import { type Problem, problem } from '../problem/index.ts'
import type { Package, PackageSize, Configuration } from '../product/types.ts'
import type { Size } from '../size/parse-size.ts'
import { fitsEitherWay, packageSizeFor, turnedSize } from './fit.ts'
import { packedSize, withRoom } from './packed.ts'
import { shrinkToFit } from './shrink.ts'

/** A chosen package with the size of it that is meant. */
export interface ChosenPackage {
  readonly pack: Package
  readonly size: PackageSize
}

/** The package of a choice; null if none is chosen, or it is gone or disabled. PACK-1. */
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
 * The problem of a product that no longer fits its chosen package, with a fix if there is one; null without a choice. `more`: inches that
 * packing adds in each direction. PACK-4, PACK-10, PACK-14.
 */
export function packagingProblems(
  packages: readonly Package[],
  choice: Configuration['packaging'],
  size: Size,
  more = 0,
): readonly Problem[] {
  if (!choice) return []
  const chosen = chosenPackage(packages, choice)
  if (chosen && fitsEitherWay(chosen.size, packedSize(size, more))) return []
  const row = problem('packaging.no-longer-fits', 'packaging')
  const fix = chosen && fixFor(chosen, size, more)
  return [fix ? { ...row, fix } : row]
}

/** Another size of the package that takes the product, else the largest size of the product that the package takes. PACK-10. */
function fixFor({ pack, size: packageSize }: ChosenPackage, size: Size, more: number): Problem['fix'] {
  const other = packageSizeFor(pack, packedSize(size, more))
  if (other) return { field: 'packaging', value: other.id }
  const shrunk = largestIn(withRoom(packageSize, more), size)
  return shrunk ? { field: 'size', value: `${shrunk.width}x${shrunk.height}` } : undefined
}

/** The product as large as the package takes it: upright, or turned where it stays larger so. */
function largestIn(packageSize: PackageSize, size: Size): Size | null {
  const upright = shrinkToFit(packageSize, size)
  const turned = shrinkToFit(packageSize, turnedSize(size))
  if (turned === null || (upright !== null && upright.width >= turned.height)) return upright
  return turnedSize(turned)
}
