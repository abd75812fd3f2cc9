import { PDFArray, PDFName, PDFNumber, type PDFObject, type PDFPage } from '@cantoo/pdf-lib'
import type { Box } from '@kisscut/artwork/geometry'
import { followedBy, type Matrix } from '../pdf-drawing/matrix.ts'

/** Result of reading the boxes of a page. */
export interface PageBoxes {
  /** The trimmed area of the displayed page, in fractions of it; null: all of it. */
  readonly trim: Box | null
  /** The displayed part of the page has changed to its bleed, without printer's marks. */
  readonly isChanged: boolean
  /** The trim box is invalid: empty, or outside the page. */
  readonly isOff: boolean
}

const name = PDFName.of.bind(PDFName)

/** Sides in points, y upwards. */
interface Sides {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

/** Tolerance in points of equal boxes, and least size of a trim box. */
const SAME = 0.1
const SMALLEST = 3

/**
 * Reads the boxes of a page (FILE-19). Where it states its trim, the crop box is set to its bleed: printer's marks lie outside
 * it, and a smaller crop box would hide it.
 */
export function readBoxes(page: PDFPage): PageBoxes {
  const { media, shown } = shownOf(page)
  const stated = sidesOf(inherited(page, 'TrimBox')) ?? sidesOf(inherited(page, 'ArtBox'))
  if (!stated) return { trim: null, isChanged: false, isOff: false }
  const trim = overlap(stated, media)
  if (!trim) return { trim: null, isChanged: false, isOff: true }
  // Programs write it by default; a later crop was deliberate.
  if (isSame(trim, media) && !isSame(shown, media)) return { trim: null, isChanged: false, isOff: false }
  const bleed = sidesOf(inherited(page, 'BleedBox'))
  const around = overlap(joined(bleed ?? shown, trim), media) ?? media
  const isChanged = !isSame(around, shown)
  if (isChanged) page.setCropBox(around.left, around.bottom, width(around), height(around))
  return { trim: isSame(trim, around) ? null : asShown(trim, around, turnsOf(page)), isChanged, isOff: false }
}

function shownOf(page: PDFPage): { readonly media: Sides; readonly shown: Sides } {
  const media = sidesOf(inherited(page, 'MediaBox')) ?? { left: 0, bottom: 0, right: 612, top: 792 }
  const crop = sidesOf(inherited(page, 'CropBox'))
  return { media, shown: crop ? (overlap(crop, media) ?? media) : media }
}

/** Maps page coordinates to fractions of the displayed page: turned, y downwards. */
export function pageMatrix(page: PDFPage): Matrix {
  const { shown } = shownOf(page)
  const [w, h] = [width(shown), height(shown)]
  let matrix: Matrix = [1 / w, 0, 0, -1 / h, -shown.left / w, shown.top / h]
  for (let turn = 0; turn < turnsOf(page); turn++) matrix = followedBy(matrix, [0, 1, -1, 0, 1, 0])
  return matrix
}

/** A box of a page, or inherited from one of its parents. */
function inherited(page: PDFPage, key: string): PDFObject | undefined {
  let found: PDFObject | undefined
  page.node.ascend((each) => {
    found ??= each.lookup(name(key))
  })
  return found
}

/** Four numbers as sides, whatever their order; null for anything else. */
function sidesOf(box: PDFObject | undefined): Sides | null {
  if (!(box instanceof PDFArray) || box.size() !== 4) return null
  const numbers = Array.from({ length: 4 }, (_, at) => box.lookup(at)).map((each) =>
    each instanceof PDFNumber ? each.asNumber() : NaN,
  )
  if (!numbers.every((each) => Number.isFinite(each) && Math.abs(each) < 1e7)) return null
  const [a, b, c, d] = numbers as [number, number, number, number]
  return { left: Math.min(a, c), bottom: Math.min(b, d), right: Math.max(a, c), top: Math.max(b, d) }
}

const width = ({ left, right }: Sides): number => right - left
const height = ({ bottom, top }: Sides): number => top - bottom

const joined = (one: Sides, other: Sides): Sides => ({
  left: Math.min(one.left, other.left),
  bottom: Math.min(one.bottom, other.bottom),
  right: Math.max(one.right, other.right),
  top: Math.max(one.top, other.top),
})

/** Intersection of two boxes; null where it is almost empty. */
function overlap(one: Sides, other: Sides): Sides | null {
  const sides = {
    left: Math.max(one.left, other.left),
    bottom: Math.max(one.bottom, other.bottom),
    right: Math.min(one.right, other.right),
    top: Math.min(one.top, other.top),
  }
  return width(sides) >= SMALLEST && height(sides) >= SMALLEST ? sides : null
}

const isSame = (one: Sides, other: Sides): boolean =>
  (['left', 'bottom', 'right', 'top'] as const).every((side) => Math.abs(one[side] - other[side]) < SAME)

/** Quarter turns clockwise. */
export const turnsOf = (page: PDFPage): number => ((Math.round(page.getRotation().angle / 90) % 4) + 4) % 4

/** A box in fractions of the displayed page around it: turned, y downwards. */
function asShown(box: Sides, around: Sides, turns: number): Box {
  let shown = {
    x: (box.left - around.left) / width(around),
    y: (around.top - box.top) / height(around),
    width: width(box) / width(around),
    height: height(box) / height(around),
  }
  for (let turn = 0; turn < turns; turn++)
    shown = { x: 1 - shown.y - shown.height, y: shown.x, width: shown.height, height: shown.width }
  const share = (part: number) => Math.min(1, Math.max(0, Number(part.toFixed(6))))
  return { x: share(shown.x), y: share(shown.y), width: share(shown.width), height: share(shown.height) }
}
