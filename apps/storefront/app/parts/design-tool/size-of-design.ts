import { filmColorIdsOf, resizeCanvas, type Design } from '@kisscut/artwork/design'
import type { Configuration, Product } from '@kisscut/core/product'
import { parseSides } from '@kisscut/core/size'
import { formatInches, inches } from '@kisscut/core/units'
import type { Opened } from './draft.ts'

/** Width and height as in a configuration. */
export type Sides = Pick<Configuration, 'width' | 'height'>

/** The size of a design, rounded to a thousandth of an inch. */
export const sidesOf = ({ width, height }: Pick<Design, 'width' | 'height'>): Sides => ({
  width: formatInches(inches(width)),
  height: formatInches(inches(height)),
})

/** The size of a design if it differs as a number from the ordered one, which must follow it; otherwise null. TOOL-10. */
export function sizeDrawn(design: Pick<Design, 'width' | 'height'>, ordered: Sides): Sides | null {
  const { size } = parseSides(ordered.width, ordered.height)
  const drawn = sidesOf(design)
  const isOrdered =
    size !== null && drawn.width === formatInches(size.width) && drawn.height === formatInches(size.height)
  return isOrdered ? null : drawn
}

/** The size in the address of a page; empty for none. */
export const sizeOfLink = ({ width, height }: Sides, search: string): string => {
  const named = new URLSearchParams(search)
  return named.has('width') || named.has('height') ? `${width} × ${height}` : ''
}

/**
 * The state with which the page of a new product opens: a draft is resized to the link's size, unless the same link
 * began it. TOOL-15, EDIT-22.
 */
export function inSizeOfLink(
  opened: Opened,
  begunBy: string,
  ordered: Configuration,
  linked: string,
): Opened {
  const { size } = parseSides(ordered.width, ordered.height)
  const isNamed = linked !== '' && linked !== begunBy && size !== null
  if (!opened.isUnsaved || !isNamed || sizeDrawn(opened.design, ordered) === null) return opened
  const { width, height } = ordered
  return {
    ...opened,
    design: resizeCanvas(size.width, size.height).apply(opened.design),
    details: { ...(opened.details ?? ordered), width, height },
  }
}

/** The part of an order that a design determines: its size, and the films of lettering. */
export type Drawn = Sides & Pick<Configuration, 'filmColorIds'>

/** That part for a design. */
export const drawnIn = (design: Design, product: Pick<Product, 'mostFilms'>): Drawn => ({
  ...sidesOf(design),
  ...(product.mostFilms !== undefined && { filmColorIds: filmColorIdsOf(design) }),
})

type Ordered = Sides & Pick<Configuration, 'filmColorIds' | 'materialColorId'>

/** Whether an order differs from a design in its size or films. TOOL-10, LET-10. */
export function isDrawnOtherwise(drawn: Drawn, ordered: Ordered): boolean {
  const { filmColorIds = [], materialColorId } = ordered
  const films = filmColorIds.length > 0 ? filmColorIds : materialColorId ? [materialColorId] : []
  const isCutAlike = drawn.filmColorIds === undefined || drawn.filmColorIds.join() === films.join()
  return (
    !isCutAlike || sizeDrawn({ width: Number(drawn.width), height: Number(drawn.height) }, ordered) !== null
  )
}

/** The size and films of a design if they differ from the order, which must follow them; otherwise null. */
export function drawnOtherwise(
  design: Design,
  product: Pick<Product, 'mostFilms'>,
  ordered: Ordered,
): Drawn | null {
  const drawn = drawnIn(design, product)
  return isDrawnOtherwise(drawn, ordered) ? drawn : null
}

/** Whether both have the same rates. */
export const isPricedAlike = (one: Configuration, other: Configuration): boolean =>
  one.materialId === other.materialId && one.width === other.width && one.height === other.height
