import { boxAround, flatten, type Box, type Point } from '@kisscut/artwork/geometry'
import { FillRule, area, difference, union, type Path64, type Paths64 } from 'clipper2-ts'
import { CLEAR } from './sure.ts'
import type { Shape } from './trace.ts'

/** How far a straight line may leave a curve where shapes are cut out of one another, in pixels. */
const TOLERANCE = 0.1
/** Whole numbers the clipper counts in, to a pixel. */
const UNITS = 100
/** Square pixels below which a left-over is a sliver between two curves, and nobody's area. */
const SLIVER = 12

/** For the press: as traced, except that what is transparent is cut out of all that lies under it. */
export function withoutClear(stack: readonly Shape[]): readonly Shape[] {
  if (!stack.some(({ label }) => label === CLEAR)) return stack
  const laid = stack.map(lay)
  return laid.flatMap((shape, index) => {
    if (shape.label === CLEAR) return []
    const holes = above(laid, index).filter(({ label }) => label === CLEAR)
    if (holes.length === 0) return [shape]
    const path = pathOf(cutOut(shape, holes))
    return path === '' ? [] : [{ label: shape.label, path }]
  })
}

/** For the plotter: of every color what is seen of it, as one compound path; no two overlap. */
export function asCompounds(stack: readonly Shape[]): readonly Shape[] {
  const laid = stack.map(lay)
  const seen = new Map<number, Paths64>()
  laid.forEach((shape, index) => {
    if (shape.label === CLEAR) return
    const rings = seen.get(shape.label) ?? []
    rings.push(...cutOut(shape, above(laid, index)))
    seen.set(shape.label, rings)
  })
  return [...seen].flatMap(([label, rings]) => {
    const path = pathOf(union(rings, FillRule.NonZero))
    return path === '' ? [] : [{ label, path }]
  })
}

/** A shape as the clipper takes it. */
interface Laid extends Shape {
  readonly rings: Paths64
  readonly box: Box
}

function lay(shape: Shape): Laid {
  const rings = flatten(shape.path, TOLERANCE)
  return { ...shape, rings: toWhole(rings), box: boxAround(rings.flat()) }
}

/** The shapes higher in the stack that could hide part of one. */
const above = (laid: readonly Laid[], index: number): readonly Laid[] => {
  const { box } = laid[index]!
  return laid
    .slice(index + 1)
    .filter(
      (other) =>
        other.box.x < box.x + box.width &&
        box.x < other.box.x + other.box.width &&
        other.box.y < box.y + box.height &&
        box.y < other.box.y + other.box.height,
    )
}

const cutOut = (shape: Laid, others: readonly Laid[]): Paths64 =>
  difference(
    shape.rings,
    others.flatMap(({ rings }) => rings),
    FillRule.NonZero,
  )

const toWhole = (rings: readonly Point[][]): Paths64 =>
  rings.map((ring) =>
    ring.map(({ x, y }): Path64[number] => ({ x: Math.round(x * UNITS), y: Math.round(y * UNITS) })),
  )

const pathOf = (rings: Paths64): string =>
  rings
    .filter((ring) => Math.abs(area(ring)) > SLIVER * UNITS * UNITS)
    .map((ring) => `M${ring.map(({ x, y }) => `${x / UNITS} ${y / UNITS}`).join('L')}Z`)
    .join('')
