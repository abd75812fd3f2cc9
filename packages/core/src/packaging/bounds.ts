import { Exact } from '../money/exact.ts'
import type { DecimalString, PackageSize } from '../product/types.ts'
import { PACKAGE_MARGIN } from './limits.ts'

/** Bounds a product must stay strictly inside, in inches. */
export interface PackageBounds {
  readonly minWidth: Exact
  readonly minHeight: Exact
  readonly maxWidth: Exact
  readonly maxHeight: Exact
}

const ZERO = new Exact(0)

/**
 * The bounds of a package size in inches. A size without maximum product bounds takes its package size minus 0.25 inch;
 * one without minimum bounds takes anything above nothing. PACK-5.
 */
export function boundsOf(size: PackageSize): PackageBounds {
  return {
    minWidth: size.minProductWidth == null ? ZERO : new Exact(size.minProductWidth),
    minHeight: size.minProductHeight == null ? ZERO : new Exact(size.minProductHeight),
    maxWidth: maximumOf(size.maxProductWidth, size.packageWidth),
    maxHeight: maximumOf(size.maxProductHeight, size.packageHeight),
  }
}

function maximumOf(stored: DecimalString | null | undefined, packageSide: DecimalString): Exact {
  return stored == null ? new Exact(packageSide).minus(PACKAGE_MARGIN) : new Exact(stored)
}
