import type { Design } from '../design/index.ts'
import { boxOfBoxes } from '../geometry/index.ts'
import type { Box, Size } from '../geometry/index.ts'
import { lettersByFilm, type LetteringResources } from './films.ts'

/**
 * Differences in inches between a product and the box it fits that are ignored: moving outlines changes their measures slightly.
 */
const FITS = 0.001
const NOTHING: Size = { width: 0.001, height: 0.001 }

/** The box of everything that is cut, in inches; null for nothing. Welding does not change it. LET-2. */
export function letteringBox(design: Design, resources: LetteringResources): Box | null {
  const boxes = lettersByFilm(design, resources).flatMap(({ letters }) => letters.map(({ box }) => box))
  return boxes.length === 0 ? null : boxOfBoxes(boxes)
}

/**
 * Fits the product to its lettering, to a thousandth of an inch, but no smaller than `least`, the smallest piece sold in its
 * material, in which it is centered. If nothing is cut, only the size is adjusted. LET-2.
 */
export function fittedLettering(
  design: Design,
  resources: LetteringResources,
  least: Size = NOTHING,
): Design {
  const box = letteringBox(design, resources)
  const [width, height] = [
    fitting(design.width, box?.width ?? design.width, least.width),
    fitting(design.height, box?.height ?? design.height, least.height),
  ]
  const dx = box === null ? 0 : (width - box.width) / 2 - box.x
  const dy = box === null ? 0 : (height - box.height) / 2 - box.y
  const isThere = Math.abs(dx) < FITS && Math.abs(dy) < FITS
  if (isThere && width === design.width && height === design.height) return design
  const elements = isThere
    ? design.elements
    : design.elements.map((element) => ({ ...element, x: element.x + dx, y: element.y + dy }))
  return { ...design, width, height, elements }
}

/** The previous length if it matches the measured one, else that to a thousandth. */
function fitting(before: number, measured: number, least: number): number {
  const wanted = Math.max(measured, least)
  return before >= least && Math.abs(before - wanted) < FITS ? before : Math.max(rounded(measured), least)
}

const rounded = (inches: number): number => Math.round(inches * 1000) / 1000
