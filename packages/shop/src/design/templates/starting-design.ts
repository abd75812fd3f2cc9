import { SHAPE_DEFAULTS, UPLOAD_SIDE, type Design, type Side, type SideShape } from '@kisscut/artwork/design'
import { designFrom, elementOfRow, type DesignRecords } from '@kisscut/artwork/design-json'
import { DEFAULT_CLIP_RADIUS, MOST_SIDES, NO_STROKE } from '@kisscut/core/design'
import { NO_PAINT, type Paint } from '@kisscut/core/color'
import type { Row } from '../../catalog/rows.ts'

/** The records of a template's starting design. */
export interface TemplateParts {
  readonly sides: readonly Row<'template_side'>[]
  /** In the template's order, its own first. */
  readonly shapes: readonly Row<'template_shape'>[]
  readonly texts: readonly Row<'template_text'>[]
  readonly cliparts: readonly Row<'template_clipart'>[]
  readonly regions: readonly Row<'template_clipart_region'>[]
  readonly artworks: readonly Row<'template_marketplace'>[]
  /** Available fonts, the default one first. */
  readonly fonts: readonly string[]
}

type Canvas = Pick<
  Row<'template'>,
  | 'canvas_width'
  | 'canvas_height'
  | 'default_width'
  | 'default_height'
  | 'background_color'
  | 'multi_side_option'
  | 'tool_type'
>

const inColor = (colorId: string | null): Paint => (colorId === null ? NO_PAINT : { ...NO_PAINT, colorId })

/** A shape of the template as a design side, with its fill and border. REC-15. */
const shapeFrom = (row: Row<'template_shape'>): SideShape => ({
  ...SHAPE_DEFAULTS,
  clipType: row.clip_type,
  clipRadius: Number(row.clip_radius ?? DEFAULT_CLIP_RADIUS),
  fill: inColor(row.background_shape_fill),
  border: {
    ...(row.border && row.border_color !== null
      ? { ...inColor(row.border_color), width: Number(row.border_size) }
      : NO_STROKE),
    margin: Number(row.border_margin),
  },
})

/** The shape of a side: its own, else the default of the shared ones, else the first of them. */
function shapeOf(face: Row<'template_side'> | null, shapes: TemplateParts['shapes']): SideShape {
  const sold = shapes.filter(({ clip_type }) => clip_type !== 'custom_path')
  const own = sold.find(({ side }) => side !== null && side === face?.id)
  const forAny = sold.filter(({ side }) => side === null)
  const row = own ?? forAny.find((each) => each.default) ?? forAny[0]
  return row ? shapeFrom(row) : { ...SHAPE_DEFAULTS, clipType: 'contour' }
}

/** The sides of a two-sided template, otherwise its first side. */
const facesOf = ({ multi_side_option }: Canvas, { sides }: TemplateParts) =>
  sides.slice(0, multi_side_option ? MOST_SIDES : 1)

/** The template's sides in a design; the first, which holds the artwork, determines the cut line (DESIGN-31). */
function sidesFrom(template: Canvas, parts: TemplateParts): readonly Side[] {
  const { shapes } = parts
  const { background_color: background } = template
  const named = facesOf(template, parts)
  const faces = named.length > 0 ? named : [null]
  // Lettering is cut letter by letter: it has no cut line, and its size is its bounding box.
  const { clipType, clipRadius } =
    template.tool_type === 'lettering' ? SHAPE_DEFAULTS : shapeOf(faces[0]!, shapes)
  return faces.map((face, at) => {
    const shape = { ...shapeOf(face, shapes), clipType, clipRadius }
    const isBare = shape.fill.colorId === null && background !== null
    return {
      id: at === 0 || face === null ? UPLOAD_SIDE : face.id,
      name: face?.name ?? 'Front',
      shape: isBare ? { ...shape, fill: { colorId: null, customColor: background } } : shape,
      disableOffsetPath: face?.disable_offset_path ?? false,
    }
  })
}

type Placed = { readonly id: string; readonly side: string; readonly z: number }
type Listed = readonly [list: keyof DesignRecords, row: Placed]

/** The template's elements from bottom to top, in lists by kind. */
function listedIn(
  template: Canvas,
  { sides, texts, cliparts, regions, artworks, fonts }: TemplateParts,
): readonly Listed[] {
  const notSold = new Set(sides.slice(template.multi_side_option ? MOST_SIDES : 1).map(({ id }) => id))
  const fontOf = (font: string | null) => (font !== null && fonts.includes(font) ? font : (fonts[0] ?? null))
  const painted = (id: string) => regions.filter(({ template_clipart }) => template_clipart === id)
  const listed: readonly Listed[] = [
    ...cliparts.map((row) => ['clipart_elements', { ...row, regions: painted(row.id) }] as const),
    ...artworks
      .filter(({ artwork }) => artwork !== null)
      .map((row) => ['marketplace_elements', row] as const),
    ...texts.map((row) => ['text_elements', { ...row, font: fontOf(row.font) }] as const),
  ]
  return listed.filter(([, { side }]) => !notSold.has(side)).sort(([, a], [, b]) => a.z - b.z)
}

/** A template's starting design without elements. */
export function emptyStart(template: Canvas, parts: TemplateParts): Design {
  return {
    width: Number(template.canvas_width ?? template.default_width),
    height: Number(template.canvas_height ?? template.default_height),
    sides: sidesFrom(template, parts),
    elements: [],
  }
}

/**
 * A template's starting design, on its canvas. Records that no design can represent are adjusted: an element on a missing side
 * moves to the first, and text in a missing font gets the default one. TOOL-1.
 */
export function startingDesign(template: Canvas, parts: TemplateParts): Design {
  const empty = emptyStart(template, parts)
  const [first] = parts.sides
  const faces = new Set(empty.sides.map(({ id }) => id))
  const sideOf = (side: string) => (faces.has(side) && side !== first?.id ? side : UPLOAD_SIDE)
  const given = new Set<string>()
  const elements = listedIn(template, parts).flatMap(([list, row], z) => {
    const id = idNotIn(given, row.id)
    given.add(id)
    const reading = read({ ...empty, elements: [] }, list, { ...row, id, side: sideOf(row.side), z })
    return reading ? [reading] : []
  })
  return { ...empty, elements }
}

function idNotIn(given: ReadonlySet<string>, id: string): string {
  let free = id
  for (let number = 1; given.has(free); number += 1) free = `${id}-${number}`
  return free
}

/** An element of a record; null if no design can represent it. */
function read(design: Design, list: keyof DesignRecords, row: object) {
  try {
    const reading = designFrom({ ...design, elements: [elementOfRow(list, { ...row })] })
    return reading.ok ? reading.design.elements[0] : null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
