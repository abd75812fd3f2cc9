import { elementOf, SHAPE_DEFAULTS, UPLOAD_SIDE, type Element, type SideShape } from '@kisscut/artwork/design'
import { designAsJson } from '@kisscut/artwork/design-json'
import { NO_PAINT, type Paint } from '@kisscut/core/color'
import type { TextAlignment } from '@kisscut/core/design'
import type { NewRowOf, templateDesign } from '@kisscut/records'
import { FIELD_NAMES } from './field-names.ts'

/** Notation of sample designs: boxes are x, y, width and height in inches, colors are names of the palette. */
type Box = readonly [x: number, y: number, width: number, height: number]
type Row = NewRowOf<typeof templateDesign> & { readonly id: string }
/** Creates an element for a side at a z. */
type Draw = (side: string, z: number) => Element

const isFilm = (color: string) => color.startsWith('cut-vinyl')
const inColor = (color: string | undefined): Paint =>
  color === undefined ? NO_PAINT : { colorId: isFilm(color) ? color : `color-${color}`, customColor: null }
const placed = (id: string, [x, y, width, height]: Box, side: string, z: number) => ({
  ...{ id, side, z, x, y, width, height },
})

interface Words {
  readonly font: string
  /** The em in inches. */
  readonly size: number
  readonly color: string
  readonly tracking?: number
  /** Degrees of an arc; negative smiles. */
  readonly arc?: number
  readonly alignment?: TextAlignment
}

/** A text with the box of its letters. */
export const words =
  (id: string, text: string, box: Box, { font, color, arc, ...more }: Words): Draw =>
  (side, z) =>
    elementOf('text', {
      ...{ ...placed(id, box, side, z), ...more, text, font: `font-${font}`, fill: inColor(color) },
      ...(arc !== undefined && { bend: { kind: 'arc', degrees: arc } }),
    })

interface Drawn {
  /** Color by region. */
  readonly colors: Readonly<Record<string, string>>
  readonly rotation?: number
  readonly invertX?: boolean
}

/** A drawing of the library. */
export const drawing =
  (id: string, clipart: string, box: Box, { colors, ...more }: Drawn): Draw =>
  (side, z) =>
    elementOf('clipart', {
      ...{ ...placed(id, box, side, z), ...more, clipart },
      regions: Object.fromEntries(Object.entries(colors).map(([region, color]) => [region, inColor(color)])),
    })

interface Plate {
  readonly color?: string
  readonly line?: string
  readonly lineWidth?: number
  readonly roundness?: number
}

/** A shape below something, or between parts. */
export const plate =
  (
    id: string,
    shape: 'rectangle' | 'rounded_corner' | 'circle',
    box: Box,
    { color, line, lineWidth = 0, roundness = 0 }: Plate,
  ): Draw =>
  (side, z) =>
    elementOf('shape', {
      ...{ ...placed(id, box, side, z), shape, roundness, fill: inColor(color) },
      ...{ stroke: { ...inColor(line), width: lineWidth }, maintainProportion: false },
    })

/** A QR code. */
export const qr =
  (id: string, data: string, box: Box, { color }: { readonly color: string }): Draw =>
  (side, z) =>
    elementOf('code', { ...placed(id, box, side, z), data, color: inColor(color) })

interface Face {
  readonly fill?: string
  readonly border?: { readonly color: string; readonly width: number; readonly margin: number }
  readonly draws: readonly Draw[]
}

/** A side with its elements from bottom to top. */
export const side = (face: Omit<Face, 'draws'>, draws: readonly Draw[]): Face => ({ ...face, draws })

interface Made {
  readonly id: string
  readonly template: string
  readonly name: string
  readonly size: readonly [width: number, height: number]
  readonly cut?: SideShape['clipType']
  /** Percent of the shorter side. */
  readonly radius?: number
  /** The front, and optionally the back. */
  readonly sides: readonly Face[]
}

const NAMES = [
  [UPLOAD_SIDE, 'Front'],
  ['back', 'Back'],
] as const

const named = (template: string, element: Element): Element => {
  const name = FIELD_NAMES[template]?.[element.id]
  return name === undefined ? element : { ...element, name }
}

/** A row of a sample design, as exported by a design tool. */
export function sample({ id, template, name, size: [width, height], cut, radius, sides }: Made): Row {
  const shape = {
    ...SHAPE_DEFAULTS,
    ...(cut !== undefined && { clipType: cut }),
    ...(radius !== undefined && { clipRadius: radius }),
  }
  const below = (at: number) => sides.slice(0, at).reduce((sum, { draws }) => sum + draws.length, 0)
  const design = {
    ...{ width, height },
    sides: sides.map(({ fill, border }, at) => ({
      ...{ id: NAMES[at]![0], name: NAMES[at]![1], disableOffsetPath: false },
      shape: {
        ...{ ...shape, fill: inColor(fill) },
        ...(border && {
          border: { ...inColor(border.color), width: border.width, margin: border.margin },
        }),
      },
    })),
    elements: sides.flatMap(({ draws }, at) =>
      draws.map((draw, order) => named(template, draw(NAMES[at]![0], below(at) + order))),
    ),
  }
  return { id, template, name, data: { ...designAsJson(design) } }
}
