import type { Product } from '../product/types.ts'
import { followingBorder } from './border.ts'
import type { Configuration, ConfigurationChange } from './fields.ts'
import { followingCut } from './flex-cut.ts'
import { followingCorners } from './rounded-corners.ts'

/** A change with what follows from it: cut line, flex cut, rounded corners and border are one with each other. OPT-10, OPT-14, OPT-17. */
export function withFollowing(
  product: Product,
  before: Configuration,
  change: ConfigurationChange,
): ConfigurationChange {
  const withLine = { ...change, ...followingCorners(product, before, change) }
  return { ...withLine, ...followingBorder(before, change), ...followingCut(product, before, withLine) }
}
