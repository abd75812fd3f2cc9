import { DEFAULT_CLIP_RADIUS, DEFAULT_CONTOUR, NO_STROKE } from '@kisscut/core/design'
import type { ClipType, ContourHoles, Stroke } from '@kisscut/core/design'
import { NO_PAINT } from '@kisscut/core/color'
import type { Paint } from '@kisscut/core/color'
import type { Element } from './element.ts'

/** The cut and the fill of a side. REC-15. */
export interface SideShape {
  readonly clipType: ClipType
  /** Percent of the shorter side; only for `rounded_corner`. */
  readonly clipRadius: number
  /** Path data in inches; only for `custom_path` and `contour`. */
  readonly clipPath: string | null
  /** Inches between artwork and `contour`. DESIGN-23. */
  readonly contourOffset: number
  /** Width of the notches that a `contour` closes, in percent. */
  readonly contourSmoothness: number
  /** Whether holes of a `contour` are filled or cut. */
  readonly contourHoles: ContourHoles
  readonly fill: Paint
  /** Border along the cut; width and margin 0–200 in thousandths of the shorter side. */
  readonly border: Stroke & { readonly margin: number }
  /** Fill between the artwork and a contour cut. */
  readonly contourColor: Paint
  readonly showMaterialBacking: boolean
}

/** One printed face. DESIGN-16. */
export interface Side {
  readonly id: string
  readonly name: string
  readonly shape: SideShape
  readonly disableOffsetPath: boolean
}

/**
 * The photograph a product is shown on, and its center there in inches from the top left corner of the photograph's box. SCENE-1.
 */
export interface ShownOn {
  /** Id of the background image. */
  readonly background: string
  readonly x: number
  readonly y: number
}

/** A design as data. Sides in order; elements in any order, stacked by z. */
export interface Design {
  /** Inches. */
  readonly width: number
  readonly height: number
  readonly sides: readonly Side[]
  readonly elements: readonly Element[]
  /** Not printed; absent: not chosen. */
  readonly shownOn?: ShownOn
}

/** The printed part of a design: without its photograph (SCENE-1) and the names of its elements (EDIT-26). */
export const printedOf = ({ shownOn: _, ...printed }: Design): Design =>
  printed.elements.some(({ name }) => name !== undefined)
    ? { ...printed, elements: printed.elements.map(({ name: __, ...element }) => element) }
    : printed

export const SHAPE_DEFAULTS: SideShape = {
  clipType: 'rectangle',
  clipRadius: DEFAULT_CLIP_RADIUS,
  clipPath: null,
  contourOffset: DEFAULT_CONTOUR.offset,
  contourSmoothness: DEFAULT_CONTOUR.smoothness,
  contourHoles: DEFAULT_CONTOUR.holes,
  fill: NO_PAINT,
  border: { ...NO_STROKE, margin: 0 },
  contourColor: NO_PAINT,
  showMaterialBacking: true,
}

/** A design with one empty side. */
export const emptyDesign = (width: number, height: number, side = 'front'): Design => ({
  width,
  height,
  sides: [{ id: side, name: 'Front', shape: SHAPE_DEFAULTS, disableOffsetPath: false }],
  elements: [],
})

/** The elements of a side from bottom to top, equal z in order of insertion. Returns the same array each time. */
export function elementsOn({ elements }: Design, side: string): readonly Element[] {
  const known = stacks.get(elements) ?? new Map<string, readonly Element[]>()
  stacks.set(elements, known)
  const before = known.get(side)
  if (before) return before
  const found = elements.filter((element) => element.side === side).sort((a, b) => a.z - b.z)
  known.set(side, found)
  return found
}

/** Elements are immutable within a design, so they are sorted once. */
const stacks = new WeakMap<readonly Element[], Map<string, readonly Element[]>>()

export const elementWith = (design: Design, id: string): Element | null =>
  design.elements.find((element) => element.id === id) ?? null

/** The design without some elements and their masks. */
export const withoutElements = (design: Design, ids: ReadonlySet<string>): Design => ({
  ...design,
  elements: design.elements.filter(
    (element) => !ids.has(element.id) && !(element.kind === 'clip_mask' && ids.has(element.element)),
  ),
})
