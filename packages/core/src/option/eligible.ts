import { findIn } from '../cache/find-in.ts'
import type { Material, OptionSet } from '../product/types.ts'
import type { Size } from '../size/parse-size.ts'
import { isAtLeast, isAtMost } from '../units/limit.ts'

/** An option set with this tag mirrors the artwork to face the adhesive: reversible materials only. OPT-13. */
export const REVERSE_CUT_TAG = 'reverse-cut'

/** Why a set can't be had: the code of the message, or null when it can. OPT-1, OPT-2. */
export function ineligibilityOf(
  set: OptionSet,
  material: Material | null,
  size: Size | null,
): 'option.material' | 'option.size' | null {
  if (material && !takesMaterial(set, material)) return 'option.material'
  return size && !takesSize(set, size) ? 'option.size' : null
}

/** Whether a set applies to this material and size (inches; null while unknown). OPT-1, OPT-2. */
export const isEligible = (set: OptionSet, material: Material | null, size: Size | null): boolean =>
  ineligibilityOf(set, material, size) === null

/** Whether a set is offered on a material: not among the excluded, and reverse cut on reversible ones only. OPT-2, OPT-13. */
export function takesMaterial(set: OptionSet, { id, reversible }: Material): boolean {
  if (findIn(set.excludedMaterialIds, (each) => each === id) !== undefined) return false
  return reversible || !findIn(set.tags, ({ slug }) => slug === REVERSE_CUT_TAG)
}

/** An option applies only if the size fits its min and max bounds, the bounds included. OPT-1. */
export const takesSize = (set: OptionSet, { width, height }: Size): boolean =>
  isAtLeast(width, set.minWidth) &&
  isAtMost(width, set.maxWidth) &&
  isAtLeast(height, set.minHeight) &&
  isAtMost(height, set.maxHeight)
