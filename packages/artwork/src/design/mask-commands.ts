import type { Command } from './command.ts'
import { elementWith } from './design.ts'
import type { Design } from './design.ts'
import { elementOf } from './element.ts'
import type { ClipMaskItem, Element } from './element.ts'
import type { Box, Size } from '../geometry/index.ts'
import { maskOf } from './mask.ts'
import type { Placement } from '../placement/placement.ts'

/** A mask shape: path data in fractions of its box (0–1), and whether its box is square. */
export interface MaskForm {
  readonly path: string
  readonly isSquare: boolean
}

/** Mask shapes for pictures. EDIT-18. */
export const MASK_FORMS = {
  rectangle: { path: 'M0 0H1V1H0Z', isSquare: false },
  rounded: { path: 'M.15 0H.85Q1 0 1 .15V.85Q1 1 .85 1H.15Q0 1 0 .85V.15Q0 0 .15 0Z', isSquare: false },
  oval: { path: 'M0 .5A.5 .5 0 0 1 1 .5A.5 .5 0 0 1 0 .5Z', isSquare: false },
  circle: { path: 'M0 .5A.5 .5 0 0 1 1 .5A.5 .5 0 0 1 0 .5Z', isSquare: true },
  heart: {
    path: 'M.5 .96C.2 .72 0 .54 0 .31C0 .14 .12 .04 .26 .04C.36 .04 .45 .1 .5 .2C.55 .1 .64 .04 .74 .04C.88 .04 1 .14 1 .31C1 .54 .8 .72 .5 .96Z',
    isSquare: true,
  },
  star: {
    path: 'M.5 .02L.618 .358L.976 .365L.69 .582L.794 .925L.5 .72L.206 .925L.31 .582L.024 .365L.382 .358Z',
    isSquare: true,
  },
  hexagon: { path: 'M.25 .067H.75L1 .5L.75 .933H.25L0 .5Z', isSquare: true },
  arch: { path: 'M0 1V.5A.5 .5 0 0 1 1 .5V1Z', isSquare: false },
} as const satisfies Readonly<Record<string, MaskForm>>
export type MaskFormName = keyof typeof MASK_FORMS

/** An element that commands may change; null where it is locked or unknown. */
const openElement = (design: Design, id: string): Exclude<Element, ClipMaskItem> | null => {
  const found = elementWith(design, id)
  return found && found.kind !== 'clip_mask' && !found.locked ? found : null
}

/** Masks an element with a shape, centered and as large as possible; a masked element keeps the place of its mask. EDIT-18. */
export const maskTo = (id: string, { path, isSquare }: MaskForm, newId: string): Command => ({
  name: 'mask',
  label: 'mask',
  on: [id],
  apply: (design) => {
    const element = openElement(design, id)
    if (!element) return design
    const before = maskOf(design, id)
    if (before) {
      const mask = { ...before, ...boxIn(before, isSquare, element), mask: path }
      return { ...design, elements: design.elements.map((each) => (each === before ? mask : each)) }
    }
    const place = { ...boxIn(element, isSquare, element), rotation: element.rotation }
    return withMask(design, element, place, path, newId)
  },
})

/** The largest square centered in a place; or, for a square place, the smallest box of the picture's ratio around it. */
function boxIn(place: Box, isSquare: boolean, picture: Size): Box {
  const { width, height } = place
  if (isSquare) return about(place, Math.min(width, height), Math.min(width, height))
  if (Math.abs(width - height) > SAME) return about(place, width, height)
  const by = width / Math.min(picture.width, picture.height)
  return about(place, picture.width * by, picture.height * by)
}

/** Sides that differ by at most this many inches form a square. */
const SAME = 1e-6

const about = (place: Box, width: number, height: number): Box => ({
  x: place.x + (place.width - width) / 2,
  y: place.y + (place.height - height) / 2,
  width,
  height,
})

/** Masks an element with another one, which is removed: the mask takes its place. EDIT-18. */
export const maskBy = (id: string, by: string, path: string, newId: string): Command => ({
  name: 'mask',
  label: 'mask',
  on: [id, by],
  apply: (design) => {
    const [element, form] = [openElement(design, id), openElement(design, by)]
    if (!element || !form || !form.canRemove || element.side !== form.side) return design
    const elements = design.elements.filter(
      (each) => each !== form && !(each.kind === 'clip_mask' && (each.element === by || each.element === id)),
    )
    const { x, y, width, height, rotation, invertX, invertY } = form
    const place = { x, y, width, height, rotation, invertX, invertY }
    return withMask({ ...design, elements }, element, place, path, newId)
  },
})

const withMask = (
  design: Design,
  { id, side, z }: Element,
  place: Placement & Partial<Pick<Element, 'invertX' | 'invertY'>>,
  mask: string,
  newId: string,
): Design => ({
  ...design,
  elements: [...design.elements, elementOf('clip_mask', { id: newId, side, z, ...place, element: id, mask })],
})

/** Removes the mask of an element. EDIT-18. */
export const releaseMask = (id: string): Command => ({
  name: 'release-mask',
  label: 'release mask',
  on: [id],
  apply: (design) =>
    openElement(design, id) && maskOf(design, id)
      ? {
          ...design,
          elements: design.elements.filter((each) => each.kind !== 'clip_mask' || each.element !== id),
        }
      : design,
})
