import type { Artwork } from '../scene/artwork.ts'
import { decimal } from '../geometry/index.ts'
import { attribute } from '../scene/opened.ts'
import { lookOf, type Filling, type RegionColors, type RegionLook } from './looks.ts'
import { outlineOf } from './outline.ts'
import { pieceAroundText } from './place-drawing.ts'
import { patternsOf, type Patterns, type UnitsPerInch } from './patterns.ts'
import {
  bySelector,
  drawingTree,
  scaleOf,
  stated,
  without,
  writtenOut,
  type Attributes,
  type DrawingNode,
} from './tree.ts'
import { boxOf } from './view-box.ts'

/** The paint of a clipart outside its regions. */
export interface WholePaint {
  /** CSS color or filling of everything outside painted regions; absent: its own colors. CLIP-3. */
  readonly base?: string | Filling | null
  /** The drawing is a hole in a piece of the given inches, undistorted, in the base color. CLIP-4. */
  readonly inverted?: boolean
  /** Displayed size of its view box in inches, for strokes and textures. Absent: one unit is a screen pixel. */
  readonly inches?: { readonly width: number; readonly height: number }
}

/** Color of an inverted drawing before one is chosen. */
const INK = '#1b1917'
/** Drawing units per inch where the size is unknown. */
const PIXELS_PER_INCH = 96

/**
 * A clipart as an element of a design: its regions painted, in its own view box. A group's color applies to all its content;
 * elements without a fill stay unfilled. `id` prefixes all names, so that two cliparts fit in one drawing. Null if the input is
 * not an SVG.
 */
export function paintedClipart(
  svg: string,
  colors: RegionColors,
  id: string,
  { base = null, inverted = false, inches }: WholePaint = {},
): Artwork | null {
  const filling = typeof base === 'string' ? { color: base } : base
  if (!inverted) return painted(svg, { colors, id, base: filling, inches })
  const opening = painted(svg, { colors: {}, id, base: { color: 'black' }, inches })
  if (opening === null) return null
  const { x, y, width, height } = pieceAroundText(opening.viewBox, inches)
  const whole = `<rect x="${x}" y="${y}" width="${width}" height="${height}"`
  const mask = `<mask id="${id}-opening" maskUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}">${whole} fill="white"/>${opening.markup}</mask>`
  const viewBox = [x, y, width, height].map((each) => decimal(each)).join(' ')
  const patterns = patternsOf(unitsOf(viewBox, inches))
  const fill = patterns.fillOf(filling ?? { color: null }, 1) ?? INK
  const piece = writtenOut(new Map([['fill', fill]]), id)
  return {
    markup: `${patterns.markup(id)}${mask}${whole}${piece} mask="url(#${id}-opening)"/>`,
    viewBox,
  }
}

interface Painted {
  readonly markup: string
  readonly viewBox: string
  readonly overflows?: true
}

interface Painting {
  readonly colors: RegionColors
  readonly id: string
  readonly base: Filling | null
  readonly inches: WholePaint['inches'] | undefined
}

function unitsOf(viewBox: string, inches: WholePaint['inches'] | undefined): UnitsPerInch {
  const { width, height } = boxOf(viewBox)
  const isKnown = inches !== undefined && inches.width > 0 && inches.height > 0
  return isKnown
    ? { x: width / inches.width, y: height / inches.height }
    : { x: PIXELS_PER_INCH, y: PIXELS_PER_INCH }
}

/** Inherited paint of an element: the look of its region, and the scale of its transforms. */
interface Inherited {
  readonly look: RegionLook | null
  readonly scale: number
}

function painted(svg: string, { colors, id, base, inches }: Painting): Painted | null {
  const root = drawingTree(svg)
  const viewBox = root && viewBoxOf(root.attributes)
  if (root === null || viewBox === null) return null
  const units = unitsOf(viewBox, inches)
  const patterns = patternsOf(units)
  const looks = Object.entries(colors).map(([selectors, look]) => [selectors, lookOf(look)] as const)
  const regionOf = bySelector(looks)
  const blendings = looks.flatMap(([, { blend }]) =>
    blend && blend.mode !== 'normal' ? [[blend.selector, blend.mode] as const] : [],
  )
  const blendOf = bySelector(blendings)

  const write = (node: DrawingNode | string, inherited: Inherited): string => {
    if (typeof node === 'string') return node
    const { name, attributes, alone } = node
    const scale = inherited.scale * scaleOf(attributes.get('transform'))
    const blend = blendOf(attributes)
    const region = blend === undefined ? regionOf(attributes) : undefined
    // A blended part keeps its own colors, which shade the others.
    const look = blend === undefined ? (region ?? inherited.look) : null
    const own = blend === undefined ? attributes : blended(attributes, blend)
    const children = node.children.map((child) => write(child, { look, scale })).join('')
    const drawn = `<${name}${writtenOut(filledBy(own, look, scale, patterns), id)}${alone ? '/>' : `>${children}</${name}>`}`
    if (!region?.stroke) return drawn
    const width = region.stroke.width * Math.sqrt(units.x * units.y)
    const isOther = (each: Attributes) => blendOf(each) !== undefined || (regionOf(each) ?? region) !== region
    return outlineOf(node, { color: region.stroke.color, width, scale: inherited.scale, id, isOther }) + drawn
  }
  const start = { look: base === null ? null : { ...base }, scale: 1 }
  const markup = root.children.map((child) => write(child, start)).join('')
  const inherited = new Map([...root.attributes].filter(([name]) => INHERITED.has(name)))
  const whole = filledBy(inherited, start.look, 1, patterns)
  const alone = blendings.length === 0 ? whole : styled(whole, 'isolation:isolate')
  const drawn = `<g${writtenOut(alone, id)}>${patterns.markup(id)}${markup}</g>`
  const widest = Math.max(0, ...looks.map(([, { stroke }]) => stroke?.width ?? 0))
  if (widest === 0) return { markup: drawn, viewBox }
  return { markup: withinRoom(drawn, viewBox, units, widest / 2, id), viewBox, overflows: true }
}

/** Clips a drawing to its box, plus the width of an outline, in inches. */
function withinRoom(drawn: string, viewBox: string, units: UnitsPerInch, room: number, id: string): string {
  const { x, y, width, height } = boxOf(viewBox)
  const [wide, high] = [room * units.x, room * units.y]
  const box = `x="${decimal(x - wide)}" y="${decimal(y - high)}" width="${decimal(width + 2 * wide)}" height="${decimal(height + 2 * high)}"`
  return `<clipPath id="${id}-room"><rect ${box}/></clipPath><g clip-path="url(#${id}-room)">${drawn}</g>`
}

/** Attributes of a drawing's root that apply to everything in it. */
const INHERITED: ReadonlySet<string> = new Set(
  'fill fill-rule clip-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit color opacity style'.split(
    ' ',
  ),
)

function viewBoxOf(root: Attributes): string | null {
  const own = root.get('viewBox')
  if (own !== undefined) return own
  const sides = [root.get('width'), root.get('height')].map((side) => Number.parseFloat(side ?? ''))
  return sides.every((side) => side > 0) ? `0 0 ${sides.map((side) => decimal(side)).join(' ')}` : null
}

/** The attributes with the look of the region: filled in its color, and without their own stroke if the region has one. */
function filledBy(
  attributes: Attributes,
  look: RegionLook | null,
  scale: number,
  patterns: Patterns,
): Attributes {
  const fill = look && patterns.fillOf(look, scale)
  const own = look?.stroke && stated(attributes, 'fill') !== 'none' ? without(attributes, LINE) : attributes
  return fill ? filled(own, fill) : own
}

/** Stroke properties. */
const LINE = ['stroke', 'stroke-width']

/** The attributes with another fill; elements without a fill, or with only a stroke, are unchanged. */
function filled(attributes: Attributes, fill: string): Attributes {
  if (stated(attributes, 'fill') === 'none') return attributes
  const after = new Map(attributes).set('fill', fill)
  const style = after.get('style')
  if (style) after.set('style', style.replace(/(^|;)\s*fill\s*:[^;]*/g, '$1'))
  return after
}

const styled = (attributes: Attributes, declaration: string): Attributes => {
  const style = attributes.get('style')
  return new Map(attributes).set('style', style ? `${style};${declaration}` : declaration)
}

const blended = (attributes: Attributes, mode: string): Attributes =>
  styled(without(attributes, ['mix-blend-mode']), `mix-blend-mode:${attribute(mode)}`)
