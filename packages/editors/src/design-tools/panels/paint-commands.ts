import {
  change,
  elementWith,
  reshape,
  type ClipartItem,
  type CodeItem,
  type Command,
  type Element,
  type RegionPaint,
  type ShapeItem,
  type SideShape,
  type TextItem,
} from '@kisscut/artwork/design'
import { regionPaintOf } from '@kisscut/artwork/clipart'
import {
  NO_PAINT,
  chooseColor,
  chooseCustomColor,
  clearColor,
  isPainted,
  type Paint,
} from '@kisscut/core/color'
import {
  NO_STROKE,
  removeStroke,
  strokeWithColor,
  strokeWithCustomColor,
  type Stroke,
} from '@kisscut/core/design'

/** A choice made in a paint field. */
export type PaintChoice = { readonly colorId: string } | { readonly customColor: string } | null

export const painted = (paint: Paint, choice: PaintChoice): Paint => {
  if (choice === null) return clearColor(paint)
  return 'colorId' in choice
    ? chooseColor(paint, choice.colorId)
    : chooseCustomColor(paint, choice.customColor)
}

/** A stroke with another color: a first color sets a width of 5, and no color removes the stroke. DESIGN-5, DESIGN-6. */
export const stroked = (stroke: Stroke, choice: PaintChoice): Stroke => {
  if (choice === null) return removeStroke()
  return 'colorId' in choice
    ? strokeWithColor(stroke, choice.colorId)
    : strokeWithCustomColor(stroke, choice.customColor)
}

type Filled = TextItem | ShapeItem

/** Changes one field of an element, based on its state when the command runs. */
function changing<E extends Element>(
  { id, kind }: E,
  name: string,
  label: string,
  fields: (element: E) => Partial<Omit<E, 'id' | 'kind' | 'side'>>,
): Command {
  return {
    name,
    label,
    on: [id],
    apply: (design) => {
      const found = elementWith(design, id)
      return found?.kind === kind ? change(found as E, fields(found as E), label).apply(design) : design
    },
  }
}

export const fillElement = (element: Filled, choice: PaintChoice): Command =>
  changing<Filled>(element, 'fill', 'color', ({ fill }) => ({ fill: painted(fill, choice) }))

export const strokeElement = (
  element: Filled,
  strokeOf: (stroke: Stroke) => Stroke,
  name = 'stroke',
): Command => changing<Filled>(element, name, 'outline', ({ stroke }) => ({ stroke: strokeOf(stroke) }))

export const fillCode = (element: CodeItem, choice: PaintChoice): Command =>
  changing<CodeItem>(element, 'fill', 'color', ({ color }) => ({ color: painted(color, choice) }))

/** Fills a region; without a color it keeps its drawing's. REC-21. */
export const fillRegion = (element: ClipartItem, region: string, choice: PaintChoice): Command =>
  changing<ClipartItem>(element, `region ${region}`, 'color', ({ regions }) => {
    const { [region]: before, ...others } = regions
    const paint = painted(before ?? NO_PAINT, choice)
    return { regions: withPaint(others, region, regionPaintOf(paint, before?.stroke ?? NO_STROKE)) }
  })

/** Changes the outline of a region. CLIP-13. */
export const strokeRegion = (
  element: ClipartItem,
  region: string,
  name: string,
  strokeOf: (stroke: Stroke) => Stroke,
): Command =>
  changing<ClipartItem>(element, `region ${region} ${name}`, 'outline', ({ regions }) => {
    const { [region]: before, ...others } = regions
    const stroke = strokeOf(before?.stroke ?? NO_STROKE)
    return { regions: withPaint(others, region, regionPaintOf(before ?? NO_PAINT, stroke)) }
  })

/** Removes the entry of a region without paint, which is then as drawn. */
const withPaint = (others: ClipartItem['regions'], region: string, paint: RegionPaint) =>
  isPainted(paint) || paint.stroke ? { ...others, [region]: paint } : others

/** Sets the cut of every side. DESIGN-31. */
export const shapeCut = (
  name: string,
  label: string,
  fields: (shape: SideShape) => Partial<SideShape>,
): Command => ({
  name,
  label,
  on: [],
  apply: (design) => ({
    ...design,
    sides: design.sides.map((side) => ({ ...side, shape: { ...side.shape, ...fields(side.shape) } })),
  }),
})

/** Sets the fill or the border of a side. DESIGN-8. */
export const shapeSide = (
  side: string,
  name: string,
  label: string,
  fields: (shape: SideShape) => Partial<SideShape>,
): Command => ({
  name: `${name} ${side}`,
  label,
  on: [],
  apply: (design) => {
    const found = design.sides.find(({ id }) => id === side)
    return found ? reshape(side, fields(found.shape)).apply(design) : design
  },
})
