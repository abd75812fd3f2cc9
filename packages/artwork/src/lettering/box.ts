import type { Design } from '../design/index.ts'
import { boxAround } from '../geometry/index.ts'
import type { Box } from '../geometry/index.ts'
import { filmsOf, type LetteringResources } from './films.ts'

/** Nearer than this to the box it fits, in inches, nothing is moved. */
const FITS = 0.0005

/** The box of everything that is cut, in inches; null where nothing is. LET-2. */
export function letteringBox(design: Design, resources: LetteringResources): Box | null {
  const corners = filmsOf(design, resources).flatMap(({ box: { x, y, width, height } }) => [
    { x, y },
    { x: x + width, y: y + height },
  ])
  return corners.length === 0 ? null : boxAround(corners)
}

/** A design whose product is just as large as its lettering, to a thousandth of an inch; as it is where nothing is cut. LET-2. */
export function fittedLettering(design: Design, resources: LetteringResources): Design {
  const box = letteringBox(design, resources)
  if (box === null) return design
  const [width, height] = [rounded(box.width), rounded(box.height)]
  const isThere = Math.abs(box.x) < FITS && Math.abs(box.y) < FITS
  if (isThere && width === design.width && height === design.height) return design
  const elements = isThere
    ? design.elements
    : design.elements.map((element) => ({ ...element, x: element.x - box.x, y: element.y - box.y }))
  return { ...design, width, height, elements }
}

const rounded = (inches: number): number => Math.max(0.001, Math.round(inches * 1000) / 1000)
