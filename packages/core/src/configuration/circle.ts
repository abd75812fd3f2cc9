import type { ProductData } from '../product/types.ts'
import { parseSides, type Size } from '../size/parse-size.ts'
import { dieLinesOf } from './die-lines.ts'
import type { Configuration, ConfigurationChange } from './fields.ts'
import type { DieLine } from './values.ts'

/** A circle is as wide as it is high. DESIGN-21. */
export const fitsSides = (line: DieLine, { width, height }: Size): boolean =>
  line !== 'circle' || width === height

/** The cut line on these sides: in place of a circle that does not fit them the oval, or the first other line the product is sold in. DESIGN-21. */
export function lineOnSides(
  product: Pick<ProductData, 'dieLines'>,
  line: DieLine,
  { width, height }: Pick<Configuration, 'width' | 'height'>,
): DieLine {
  const { size } = parseSides(width, height)
  if (size === null || fitsSides(line, size)) return line
  const others = dieLinesOf(product).filter((each) => each !== line)
  return others.find((each) => each === 'ellipse') ?? others[0] ?? line
}

/** The cut line that follows from new sides. A cut line the change itself states is left for the rules to check. DESIGN-21. */
export function followingSides(
  product: Pick<ProductData, 'dieLines'>,
  { dieLine, ...before }: Configuration,
  change: ConfigurationChange,
): Pick<ConfigurationChange, 'dieLine'> {
  if (dieLine === undefined || change.dieLine !== undefined) return {}
  if (change.width === undefined && change.height === undefined) return {}
  return { dieLine: lineOnSides(product, dieLine, { ...before, ...change }) }
}
