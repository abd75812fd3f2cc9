import { filmColorIdsOf, type Design } from '@kisscut/artwork/design'
import type { Configuration, Product } from '@kisscut/core/product'
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

/** What a design says of its order: its size, and of lettering its films. */
export type Drawn = Sides & Pick<Configuration, 'filmColorIds'>

/** The same of a design. */
export const drawnIn = (design: Design, product: Pick<Product, 'mostFilms'>): Drawn => ({
  ...sidesOf(design),
  ...(product.mostFilms !== undefined && { filmColorIds: filmColorIdsOf(design) }),
})

/** What a design has been drawn to, where the order is to follow it: in another size, or of lettering from other films. TOOL-10, LET-10. */
export function drawnOtherwise(
  design: Design,
  product: Pick<Product, 'mostFilms'>,
  ordered: Sides & Pick<Configuration, 'filmColorIds' | 'materialColorId'>,
): Drawn | null {
  const drawn = drawnIn(design, product)
  const { filmColorIds = [], materialColorId } = ordered
  const films = filmColorIds.length > 0 ? filmColorIds : materialColorId ? [materialColorId] : []
  const isCutAlike = drawn.filmColorIds === undefined || drawn.filmColorIds.join() === films.join()
  return isCutAlike && sizeDrawn(design, ordered) === null ? null : drawn
}

/** Whether the rates of one are those of the other. */
export const isPricedAlike = (one: Configuration, other: Configuration): boolean =>
  one.materialId === other.materialId && one.width === other.width && one.height === other.height
