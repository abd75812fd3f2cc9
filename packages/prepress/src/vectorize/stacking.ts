import { boxAround, flatten, type Box, type Point } from '@kisscut/artwork/geometry'
import { FillRule, area, difference, union, type Path64, type Paths64 } from 'clipper2-ts'
import { CLEAR } from './certain-labels.ts'
import type { Shape } from './trace.ts'

/** Flattening tolerance for cutting shapes out of each other, in pixels. */
const TOLERANCE = 0.1
/** Integer units per pixel of the clipper. */
const UNITS = 100
/** Area in square pixels below which a remainder is a sliver between two curves. */
const SLIVER = 12

/** For print: as traced, with transparent areas cut out of everything below them. */
export function withoutClear(stack: readonly Shape[]): readonly Shape[] {
  if (!stack.some(({ label }) => label === CLEAR)) return stack
  const stacked = stack.map(stackedShape)
  return stacked.flatMap((shape, index) => {
    if (shape.label === CLEAR) return []
    const holes = above(stacked, index).filter(({ label }) => label === CLEAR)
    if (holes.length === 0) return [shape]
    const path = pathOf(cutOut(shape, holes))
    return path === '' ? [] : [{ label: shape.label, path }]
  })
}

/** For the plotter: the visible part of every color as one compound path; no two overlap. */
export function asCompounds(stack: readonly Shape[]): readonly Shape[] {
  const stacked = stack.map(stackedShape)
  const visible = new Map<number, Paths64>()
  stacked.forEach((shape, index) => {
    if (shape.label === CLEAR) return
    const rings = visible.get(shape.label) ?? []
    rings.push(...cutOut(shape, above(stacked, index)))
    visible.set(shape.label, rings)
  })
  return [...visible].flatMap(([label, rings]) => {
    const path = pathOf(union(rings, FillRule.NonZero))
    return path === '' ? [] : [{ label, path }]
  })
}

/** A shape in the clipper's format. */
interface StackedShape extends Shape {
  readonly rings: Paths64
  readonly box: Box
}

function stackedShape(shape: Shape): StackedShape {
  const rings = flatten(shape.path, TOLERANCE)
  return { ...shape, rings: toWhole(rings), box: boxAround(rings.flat()) }
}

/** The shapes above a shape that could hide part of it. */
const above = (stacked: readonly StackedShape[], index: number): readonly StackedShape[] => {
  const { box } = stacked[index]!
  return stacked
    .slice(index + 1)
    .filter(
      (other) =>
        other.box.x < box.x + box.width &&
        box.x < other.box.x + other.box.width &&
        other.box.y < box.y + box.height &&
        box.y < other.box.y + other.box.height,
    )
}

const cutOut = (shape: StackedShape, others: readonly StackedShape[]): Paths64 =>
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
