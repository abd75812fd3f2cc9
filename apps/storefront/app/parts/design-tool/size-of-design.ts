import type { Design } from '@kisscut/artwork/design'
import type { Configuration } from '@kisscut/core/product'
import { parseSides } from '@kisscut/core/size'
import { formatInches, inches } from '@kisscut/core/units'

/** A width and a height as a configuration states them. */
export type Sides = Pick<Configuration, 'width' | 'height'>

/** How large a design is, to the thousandth of an inch. */
export const sidesOf = ({ width, height }: Pick<Design, 'width' | 'height'>): Sides => ({
  width: formatInches(inches(width)),
  height: formatInches(inches(height)),
})

/**
 * The size a design has been drawn to, where that is not the one that is ordered: the order is to follow it. Null: it is the
 * same, however it is written. TOOL-10.
 */
export function sizeDrawn(design: Design, ordered: Sides): Sides | null {
  const { size } = parseSides(ordered.width, ordered.height)
  const drawn = sidesOf(design)
  const isOrdered =
    size !== null && drawn.width === formatInches(size.width) && drawn.height === formatInches(size.height)
  return isOrdered ? null : drawn
}

/** Whether the rates of one are those of the other. */
export const isPricedAlike = (one: Configuration, other: Configuration): boolean =>
  one.materialId === other.materialId && one.width === other.width && one.height === other.height
