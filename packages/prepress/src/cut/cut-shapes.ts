import { pieceAround } from '@kisscut/artwork/clipart'
import type { ClipartItem } from '@kisscut/artwork/design'
import { atItsAngle } from '@kisscut/artwork/design-scene'
import {
  flatten,
  fromClipper,
  polygonPath,
  rectanglePath,
  toClipper,
  type Ring,
} from '@kisscut/artwork/geometry'
import type { CutShape } from '@kisscut/artwork/lettering'
import { EndType, FillRule, JoinType, difference, inflatePaths, union, type Paths64 } from 'clipper2-ts'
import svgpath from 'svgpath'
import { drawingOf } from '../decode/ingest-svg.ts'
import { shapePath } from '../svg/shape-path.ts'
import { declaredFor, rulesOf, type Declarations, type Rules } from '../svg/style-rules.ts'
import { branchesOf, treeOf, type Branch } from '../svg/tree.ts'
import type { CutDrawing } from '@kisscut/shop/ports/drawing'

/** Tolerance in inches of curves flattened to chords. */
const CHORD = 0.001
/** Elements that are only referenced, or hold metadata. */
const NOT_DRAWN = new Set(
  'defs clipPath mask symbol marker pattern linearGradient radialGradient filter style title desc metadata'.split(
    ' ',
  ),
)

/** Properties that an element inherits. */
interface Inherited {
  readonly declared: Declarations
  /** From the outermost to the innermost. */
  readonly transforms: readonly string[]
  /** Id of the region; null for the rest of the drawing. */
  readonly region: string | null
}

interface Walk {
  readonly rules: Rules
  readonly regionOf: (branch: Branch) => string | null
  /** Areas by region. */
  readonly found: Map<string | null, Paths64>
  /** Maps a path from drawing units to inches. */
  readonly place: (path: string) => string
  /** Inches per drawing unit. */
  readonly scale: number
}

/**
 * The shapes the plotter cuts for a drawing: every fill and stroke by region, placed, in inches. Inverted, it is the rest of a
 * piece as large as the element. Hairlines without a width have no area and are omitted. CLIP-4, CLIP-5.
 */
export async function cutShapesOf(element: ClipartItem, drawing: CutDrawing): Promise<readonly CutShape[]> {
  const { clean, size } = await drawingOf(Buffer.from(drawing.bytes).toString('utf8'))
  const tree = treeOf(clean.content, clean.root)
  const sheet = [...branchesOf(tree)].filter(({ name }) => name === 'style')
  const [left, top, inWidth, inHeight] = size.viewBox
  const whole = { x: left, y: top, width: inWidth, height: inHeight }
  const { x, y, width, height } = element.inverted ? pieceAround(whole, element) : whole
  const [wide, high] = [element.width / width, element.height / height]
  const walk: Walk = {
    rules: rulesOf(sheet.map(({ children }) => children.join('')).join('\n')) ?? [],
    regionOf: regionFinder(drawing.selectors),
    found: new Map(),
    place: (path) =>
      svgpath(path)
        .matrix([wide, 0, 0, high, element.x - x * wide, element.y - y * high])
        .round(5)
        .toString(),
    scale: Math.sqrt(wide * high),
  }
  walkThrough(tree, { declared: new Map(), transforms: [], region: null }, walk)
  const base = element.base?.colorId ?? null
  const placed = (colorId: string | null, rings: Paths64): CutShape => ({
    colorId,
    path: atItsAngle(element, polygonPath(fromClipper(rings))),
    rule: 'evenodd',
  })
  if (element.inverted) {
    const opening = union([...walk.found.values()].flat(), FillRule.NonZero)
    const piece = toClipper(flatten(rectanglePath(element)))
    const rest = difference(piece, opening, FillRule.NonZero)
    return opening.length === 0 ? [] : [placed(base, rest)]
  }
  return [...walk.found].map(([region, rings]) => {
    const paint = region === null ? undefined : element.regions[region]
    return placed(paint?.colorId ?? base, union(rings, FillRule.NonZero))
  })
}

/** Finds the region of an element by its id or one of its classes, as `paintedClipart` does. */
function regionFinder(selectors: CutDrawing['selectors']): Walk['regionOf'] {
  const bySelector = new Map(
    Object.entries(selectors).flatMap(([id, all]) =>
      all.split(',').map((each) => [each.trim(), id] as const),
    ),
  )
  return ({ attributes }) => {
    const names = [
      `#${attributes.get('id') ?? ''}`,
      ...(attributes.get('class') ?? '').split(/\s+/).map((name) => `.${name}`),
    ]
    return names.map((name) => bySelector.get(name)).find((found) => found !== undefined) ?? null
  }
}

/** Names of inherited properties. */
const INHERITED = new Set(
  'fill fill-rule stroke stroke-width stroke-linecap stroke-linejoin visibility'.split(' '),
)

function walkThrough(branch: Branch, outer: Inherited, walk: Walk): void {
  const own = declaredFor(branch, walk.rules)
  if (own.get('display') === 'none' || NOT_DRAWN.has(branch.name)) return
  const declared: Declarations = new Map([
    ...[...outer.declared].filter(([name]) => INHERITED.has(name)),
    ...own,
  ])
  const region = walk.regionOf(branch) ?? outer.region
  const path = shapePath(branch)
  if (path !== null) {
    const rings = ringsOf(path, branch, { declared, transforms: outer.transforms, region }, walk)
    if (rings.length > 0) walk.found.set(region, [...(walk.found.get(region) ?? []), ...rings])
    return
  }
  const transform = own.get('transform')
  const transforms = transform === undefined ? outer.transforms : [...outer.transforms, transform]
  for (const child of branch.children)
    if (typeof child !== 'string') walkThrough(child, { declared, transforms, region }, walk)
}

const isPainted = (value: string | undefined, otherwise: boolean): boolean =>
  value === undefined ? otherwise : value !== 'none' && value !== 'transparent'

/** The area a shape covers, including the width of its stroke. */
function ringsOf(path: string, { name }: Branch, { declared, transforms }: Inherited, walk: Walk): Paths64 {
  if (declared.get('visibility') === 'hidden') return []
  const moved = transforms.reduceRight((moving, each) => moving.transform(each), svgpath(path)).toString()
  const rings = flatten(walk.place(moved), CHORD)
  const rule = declared.get('fill-rule') === 'evenodd' ? FillRule.EvenOdd : FillRule.NonZero
  const filled = isPainted(declared.get('fill'), true) ? union(toClipper(rings), rule) : []
  if (!isPainted(declared.get('stroke'), false)) return filled
  const width = Number.parseFloat(declared.get('stroke-width') ?? '1') * walk.scale * scaleOf(transforms)
  if (!(width > CHORD)) return filled
  const isClosed = name !== 'polyline' && name !== 'line' && (name !== 'path' || /z\s*$/i.test(path))
  const round = declared.get('stroke-linecap') === 'round' ? EndType.Round : EndType.Butt
  const join = declared.get('stroke-linejoin') === 'round' ? JoinType.Round : JoinType.Miter
  return [
    ...filled,
    ...inflatePaths(
      toClipper(rings as readonly Ring[]),
      width * 5000,
      join,
      isClosed ? EndType.Joined : round,
      4,
      5,
    ),
  ]
}

/** Scale factor of transforms, averaged over both axes. */
function scaleOf(transforms: readonly string[]): number {
  const corner = (path: string) =>
    flatten(transforms.reduceRight((moving, each) => moving.transform(each), svgpath(path)).toString())[0] ??
    []
  const [a, b, c] = corner('M0 0L1 0L0 1Z')
  if (!a || !b || !c) return 1
  return Math.sqrt(Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)))
}
