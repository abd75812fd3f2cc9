import * as library from 'fit-curve'

/** A point in the library's format. */
export type Sample = [number, number]
export type Curve = readonly [Sample, Sample, Sample, Sample]
interface Fit {
  fitCubic(points: readonly Sample[], left: Sample, right: Sample, squaredError: number): Curve[]
  createTangent(a: Sample, b: Sample): Sample
}

/**
 * The library is a function with two more as properties. Bundlers and Node disagree on whether these are exports of the module or
 * of its default export, so both are tried.
 */
const places: readonly unknown[] = [library, library.default]
const isFit = (place: unknown): place is Fit =>
  (typeof place === 'object' || typeof place === 'function') && place !== null && 'fitCubic' in place
const found = places.find(isFit)
if (!found) throw new Error('fit-curve is not the library this was written for')
const { fitCubic } = found

/** The unit vector from b to a. */
export const createTangent = found.createTangent

/** A straight line between the ends of a run, as a curve. */
export function straight(run: readonly Sample[]): readonly Curve[] {
  const [start, end] = [run[0]!, run[run.length - 1]!]
  const at = (share: number): Sample => [
    start[0] + (end[0] - start[0]) * share,
    start[1] + (end[1] - start[1]) * share,
  ]
  return [[start, at(1 / 3), at(2 / 3), end]]
}

/**
 * Curves through a run within `tolerance` of it everywhere; `left` and `right` are tangents into the run at its ends. The library
 * checks only the samples: between distant ones its curve may swing far out, into the artwork.
 */
export function curvesThrough(
  run: readonly Sample[],
  left: Sample,
  right: Sample,
  tolerance: number,
): readonly Curve[] {
  const curves = fitCubic(run, left, right, tolerance ** 2)
  if (curves.every((curve) => staysNear(curve, run, tolerance))) return curves
  if (run.length < 3) return straight(run)
  const middle = Math.floor(run.length / 2)
  const [x, y] = createTangent(run[middle + 1]!, run[middle - 1]!)
  return [
    ...curvesThrough(run.slice(0, middle + 1), left, [-x, -y], tolerance),
    ...curvesThrough(run.slice(middle), [x, y], right, tolerance),
  ]
}

/** Positions along a curve that are checked, besides its ends. */
const LOOKED_AT = Array.from({ length: 15 }, (_, at) => (at + 1) / 16)

const staysNear = (curve: Curve, run: readonly Sample[], tolerance: number): boolean =>
  LOOKED_AT.every((t) => squaredAway(pointOn(curve, t), run) <= tolerance ** 2)

function pointOn([start, a, b, end]: Curve, t: number): Sample {
  const s = 1 - t
  const at = (axis: 0 | 1) =>
    s ** 3 * start[axis] + 3 * s * s * t * a[axis] + 3 * s * t * t * b[axis] + t ** 3 * end[axis]
  return [at(0), at(1)]
}

/** Squared distance of a point from an open line. */
function squaredAway([x, y]: Sample, run: readonly Sample[]): number {
  let best = Infinity
  for (let i = 1; i < run.length; i++) {
    const [[fromX, fromY], [toX, toY]] = [run[i - 1]!, run[i]!]
    const [dx, dy] = [toX - fromX, toY - fromY]
    const squared = dx * dx + dy * dy
    const t = squared === 0 ? 0 : Math.max(0, Math.min(1, ((x - fromX) * dx + (y - fromY) * dy) / squared))
    best = Math.min(best, (x - fromX - t * dx) ** 2 + (y - fromY - t * dy) ** 2)
  }
  return best
}
