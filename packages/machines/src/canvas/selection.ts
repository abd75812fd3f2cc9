import {
  boundsOfAll,
  elementsOn,
  placementOfElement,
  type Design,
  type Element,
} from '@kisscut/artwork/design'
import type { Placement } from '@kisscut/artwork/placement'

interface Selecting {
  readonly design: Design
  readonly side: string
  readonly selection: readonly string[]
}

/** The elements of a side a shopper may take hold of, from the bottom to the top: no masks, nothing locked. */
export const selectable = (design: Design, side: string): readonly Element[] =>
  elementsOn(design, side).filter(({ kind, locked }) => kind !== 'clip_mask' && !locked)

/** What a key, a button or a drag is about: what is selected, else the only element there is. Never what is locked. */
export function targetsOf({ design, side, selection }: Selecting): readonly Element[] {
  const all = selectable(design, side)
  const isSelected = ({ id }: Element) => selection.includes(id)
  const isNothing = !elementsOn(design, side).some(isSelected)
  return isNothing && all.length === 1 ? all : all.filter(isSelected)
}

/** The frame around elements: of one its own, rotated as it is; of several the upright box. Null around none. */
export function frameOf(elements: readonly Element[]): Placement | null {
  const [first] = elements
  if (!first) return null
  return elements.length === 1 ? placementOfElement(first) : { ...boundsOfAll(elements), rotation: 0 }
}

/** The selection moved on to the next element above, or below; round at the ends. */
export function steppedSelection({ design, side, selection }: Selecting, by: 1 | -1): readonly string[] {
  const ids = selectable(design, side).map(({ id }) => id)
  if (ids.length === 0) return []
  const at = ids.findIndex((id) => id === selection.at(by === 1 ? -1 : 0))
  const next = at < 0 ? (by === 1 ? 0 : ids.length - 1) : (at + by + ids.length) % ids.length
  return ids.slice(next, next + 1)
}
