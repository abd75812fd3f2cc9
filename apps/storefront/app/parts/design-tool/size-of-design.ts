import { filmColorIdsOf, resizeCanvas, type Design } from '@kisscut/artwork/design'
import type { Configuration, Product } from '@kisscut/core/product'
import { parseSides } from '@kisscut/core/size'
import { formatInches, inches } from '@kisscut/core/units'
import type { Opened } from './draft.ts'

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
export function sizeDrawn(design: Pick<Design, 'width' | 'height'>, ordered: Sides): Sides | null {
  const { size } = parseSides(ordered.width, ordered.height)
  const drawn = sidesOf(design)
  const isOrdered =
    size !== null && drawn.width === formatInches(size.width) && drawn.height === formatInches(size.height)
  return isOrdered ? null : drawn
}

/** The size that the address of a page names; empty: none. */
export const sizeOfLink = ({ width, height }: Sides, search: string): string => {
  const named = new URLSearchParams(search)
  return named.has('width') || named.has('height') ? `${width} × ${height}` : ''
}

/**
 * What a page of a new product opens with: where its link names a size, and what the browser has kept was begun otherwise, that goes along
 * to the size of the link. TOOL-15, EDIT-22.
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

/** What a design says of its order: its size, and of lettering its films. */
export type Drawn = Sides & Pick<Configuration, 'filmColorIds'>

/** The same of a design. */
export const drawnIn = (design: Design, product: Pick<Product, 'mostFilms'>): Drawn => ({
  ...sidesOf(design),
  ...(product.mostFilms !== undefined && { filmColorIds: filmColorIdsOf(design) }),
})

type Ordered = Sides & Pick<Configuration, 'filmColorIds' | 'materialColorId'>

/** Whether an order is of another size than this, or of lettering from other films. TOOL-10, LET-10. */
export function isDrawnOtherwise(drawn: Drawn, ordered: Ordered): boolean {
  const { filmColorIds = [], materialColorId } = ordered
  const films = filmColorIds.length > 0 ? filmColorIds : materialColorId ? [materialColorId] : []
  const isCutAlike = drawn.filmColorIds === undefined || drawn.filmColorIds.join() === films.join()
  return (
    !isCutAlike || sizeDrawn({ width: Number(drawn.width), height: Number(drawn.height) }, ordered) !== null
  )
}

/** What a design has been drawn to, where the order is to follow it: another size, or other films. Null: it is the same. */
export function drawnOtherwise(
  design: Design,
  product: Pick<Product, 'mostFilms'>,
  ordered: Ordered,
): Drawn | null {
  const drawn = drawnIn(design, product)
  return isDrawnOtherwise(drawn, ordered) ? drawn : null
}

/** Whether the rates of one are those of the other. */
export const isPricedAlike = (one: Configuration, other: Configuration): boolean =>
  one.materialId === other.materialId && one.width === other.width && one.height === other.height
