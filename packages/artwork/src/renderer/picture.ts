import type { Element } from '../design/index.ts'
import { pair } from '../geometry/path-data.ts'
import { decimal } from '../geometry/number.ts'
import { middleOf } from '../placement/placement.ts'
import { placedArtwork } from '../scene/artwork.ts'
import type { Resources } from './resources.ts'

/** The markup of one element in inches, before it is rotated and mirrored; empty where its font or picture is not loaded. */
export type Draw = (element: Element, resources: Resources) => string

/** Draws pictures: uploads, clipart, marketplace artwork. Loads neither fonts nor codes. */
export const drawPicture: Draw = (element, resources) => {
  if (element.kind !== 'upload' && element.kind !== 'clipart' && element.kind !== 'marketplace') return ''
  const artwork = resources.artwork(element)
  return artwork ? placedArtwork(artwork, { ...element, rotation: 0 }) : ''
}

/** A placed element: rotated and mirrored about its center. Empty where it is hidden (EDIT-17). */
export function drawPlaced(element: Element, resources: Resources, draw: Draw): string {
  if (element.hidden) return ''
  const inner = draw(element, resources)
  if (inner === '') return ''
  const middle = middleOf(element)
  const about = pair(middle.x, middle.y)
  const turn = element.rotation === 0 ? '' : `rotate(${decimal(element.rotation, 2)} ${about})`
  const mirror =
    element.invertX || element.invertY
      ? `translate(${about}) scale(${element.invertX ? -1 : 1} ${element.invertY ? -1 : 1}) translate(${pair(-middle.x, -middle.y)})`
      : ''
  const transform = `${turn}${mirror}`
  return transform === '' ? inner : `<g transform="${transform}">${inner}</g>`
}
