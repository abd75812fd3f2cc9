import type { ProductData } from '../product/types.ts'
import { followingBorder } from './border.ts'
import { followingSides, lineOnSides } from './circle.ts'
import type { Configuration, ConfigurationChange } from './fields.ts'
import { followingCut } from './flex-cut.ts'
import { followingCorners } from './rounded-corners.ts'

/** A change with what follows from it: cut line, sides, flex cut, rounded corners and border are one with each other. DESIGN-21, OPT-10, OPT-14, OPT-17. */
export function withFollowing(
  product: ProductData,
  before: Configuration,
  change: ConfigurationChange,
): ConfigurationChange {
  const withLine = { ...change, ...followingCorners(product, before, change) }
  const following = {
    ...withLine,
    ...followingBorder(before, change),
    ...followingCut(product, before, withLine),
  }
  // A line that follows from something else, such as a flex cut taken back, fits the sides like any other.
  if (change.dieLine === undefined && following.dieLine !== undefined)
    return { ...following, dieLine: lineOnSides(product, following.dieLine, { ...before, ...following }) }
  return { ...following, ...followingSides(product, before, following) }
}
