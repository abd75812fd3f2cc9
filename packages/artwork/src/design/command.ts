import { normalizeRotation } from '@kisscut/core/design'
import { elementsOn, withoutElements } from './design.ts'
import type { Design, Side, SideShape } from './design.ts'
import type { Element } from './element.ts'
import type { Placement } from '../placement/placement.ts'
import { withMasksAlong } from './follow.ts'
import { mapElement } from './similarity.ts'
import type { Similarity } from './similarity.ts'

/** A change to a design, or to another value with a history. Applying it never mutates its input. */
export interface Command<T = Design> {
  /** `move`, `add`, …; commands of equal name on the same elements may be undone as one. */
  readonly name: string
  /** Text for the undo button: `Undo move`. */
  readonly label: string
  /** Ids of the elements it touches. */
  readonly on: readonly string[]
  apply(before: T): T
}

/** Whether an element may be changed: it is not locked. */
const open = (ids: readonly string[]) => (element: Element) => ids.includes(element.id) && !element.locked

const changing = (
  name: string,
  label: string,
  ids: readonly string[],
  change: (element: Element, design: Design) => Element,
): Command => ({
  name,
  label,
  on: ids,
  apply: (design) => {
    const isOpen = open(ids)
    const elements = design.elements.map((element) => (isOpen(element) ? change(element, design) : element))
    return elements.every((element, at) => element === design.elements[at]) ? design : { ...design, elements }
  },
})

/** {@link changing} for placements: masks stay in place on their elements. */
const placing = (...given: Parameters<typeof changing>): Command => {
  const command = changing(...given)
  return { ...command, apply: (design) => withMasksAlong(design, command.apply(design)) }
}

/** Adds an element on top of its side. A duplicate id leaves the design unchanged. */
export const add = (element: Element): Command => ({
  name: 'add',
  label: 'add',
  on: [element.id],
  apply: (design) => {
    if (design.elements.some(({ id }) => id === element.id)) return design
    if (!design.sides.some(({ id }) => id === element.side)) return design
    const top = elementsOn(design, element.side).at(-1)
    return { ...design, elements: [...design.elements, { ...element, z: top ? top.z + 1 : 0 }] }
  },
})

/** Removes elements with their masks; those that can't be removed stay. DESIGN-1. */
export const remove = (ids: readonly string[]): Command => ({
  name: 'remove',
  label: 'remove',
  on: ids,
  apply: (design) => {
    const gone = new Set(
      design.elements.filter((element) => open(ids)(element) && element.canRemove).map(({ id }) => id),
    )
    return gone.size === 0 ? design : withoutElements(design, gone)
  },
})

export const move = (ids: readonly string[], dx: number, dy: number): Command =>
  placing('move', 'move', ids, (element) => ({ ...element, x: element.x + dx, y: element.y + dy }))

/** Resizes one element; with a fixed ratio the height follows the width. DESIGN-1. */
export const resize = (id: string, box: { x: number; y: number; width: number; height: number }): Command =>
  placing('resize', 'resize', [id], (element) => {
    if (box.width <= 0 || box.height <= 0) return element
    const keeps = element.maintainProportion && element.width > 0 && element.height > 0
    const height = keeps ? (box.width * element.height) / element.width : box.height
    return { ...element, ...box, height }
  })

/** Moves, scales and rotates elements together, with their masks; `name` is used by history. */
export const transform = (ids: readonly string[], similarity: Similarity, name = 'transform'): Command => ({
  name,
  label: name,
  on: ids,
  apply: (design) => {
    if (isIdentity(similarity)) return design
    return placing(name, name, ids, (element) => mapElement(element, similarity)).apply(design)
  },
})

const isIdentity = ({ scale, rotate: degrees, dx, dy }: Similarity): boolean =>
  scale === 1 && degrees === 0 && dx === 0 && dy === 0

/** Places an element exactly, from a field or a rule. Its ratio may change. */
export const place = (id: string, { x, y, width, height, rotation }: Placement, label = 'place'): Command =>
  placing('place', label, [id], (element) => {
    if (!(width > 0 && height > 0)) return element
    const before = [element.x, element.y, element.width, element.height, element.rotation]
    const after = [x, y, width, height, normalizeRotation(rotation)]
    if (before.every((value, at) => value === after[at])) return element
    return { ...element, x, y, width, height, rotation: normalizeRotation(rotation) }
  })

export const rotate = (ids: readonly string[], by: number): Command =>
  placing('rotate', 'rotate', ids, (element) => ({
    ...element,
    rotation: normalizeRotation(element.rotation + by),
  }))

/** Mirrors elements left to right or top to bottom. DESIGN-1. */
export const mirror = (ids: readonly string[], axis: 'x' | 'y'): Command =>
  placing('mirror', 'mirror', ids, (element) =>
    axis === 'x' ? { ...element, invertX: !element.invertX } : { ...element, invertY: !element.invertY },
  )

/** Changes fields of one element, except its id, kind and side. */
export const change = <E extends Element>(
  element: E,
  fields: Partial<Omit<E, 'id' | 'kind' | 'side'>>,
  label = 'change',
): Command => changing('change', label, [element.id], (found) => ({ ...found, ...fields }) as Element)

/** Locks or unlocks elements; locked ones can't be changed. */
export const lock = (ids: readonly string[], locked: boolean): Command => ({
  name: 'lock',
  label: locked ? 'lock' : 'unlock',
  on: ids,
  apply: (design) => ({
    ...design,
    elements: design.elements.map((element) => (ids.includes(element.id) ? { ...element, locked } : element)),
  }),
})

/** Hides or shows elements, locked ones too. Hidden ones are neither displayed nor printed. EDIT-17. */
export const hide = (ids: readonly string[], isHidden: boolean): Command => ({
  name: 'hide',
  label: isHidden ? 'hide' : 'show',
  on: ids,
  apply: (design) => ({
    ...design,
    elements: design.elements.map((element) => {
      const { hidden = false, ...shown } = element
      if (!ids.includes(element.id) || hidden === isHidden) return element
      return isHidden ? { ...element, hidden: true } : shown
    }),
  }),
})

/** Maximum length of an element's name in characters. */
export const LONGEST_NAME = 100

/** Renames an element in lists and forms; a blank name removes it, so that its content names it. EDIT-26. */
export const rename = (id: string, typed: string): Command =>
  changing('rename', 'rename', [id], (element) => {
    const { name: before, ...unnamed } = element
    const name = shortened(typed)
    if (name.trim() === '') return before === undefined ? element : unnamed
    return name === before ? element : { ...element, name }
  })

/** The name cut to the maximum length, without splitting characters. */
const shortened = (typed: string): string => {
  let name = ''
  for (const character of typed) {
    if (name.length + character.length > LONGEST_NAME) break
    name += character
  }
  return name
}

/** Changes the shape of a side. */
export const reshape = (side: string, shape: Partial<SideShape>): Command => ({
  name: 'reshape',
  label: 'shape',
  on: [],
  apply: (design) => ({
    ...design,
    sides: design.sides.map((found) =>
      found.id === side ? { ...found, shape: { ...found.shape, ...shape } } : found,
    ),
  }),
})

/** Adds a side. */
export const addSide = (side: Side): Command => ({
  name: 'add-side',
  label: 'add side',
  on: [],
  apply: (design) =>
    design.sides.some(({ id }) => id === side.id) ? design : { ...design, sides: [...design.sides, side] },
})

/** Removes a side with everything on it; the last one stays. */
export const removeSide = (side: string): Command => ({
  name: 'remove-side',
  label: 'remove side',
  on: [],
  apply: (design) =>
    design.sides.length < 2 || !design.sides.some(({ id }) => id === side)
      ? design
      : {
          ...design,
          sides: design.sides.filter(({ id }) => id !== side),
          elements: design.elements.filter((element) => element.side !== side),
        },
})
