import * as library from 'fit-curve'

type Vector = [number, number]
type Curve = [Vector, Vector, Vector, Vector]
interface Fit {
  fitCubic(points: readonly Vector[], left: Vector, right: Vector, squaredError: number): Curve[]
  createTangent(a: Vector, b: Vector): Vector
}

/**
 * The library is one function with two more hanging on it. Bundlers and Node disagree on whether those are names of the
 * module or of its default export, so both places are looked at.
 */
const places: readonly unknown[] = [library, library.default]
const isFit = (place: unknown): place is Fit =>
  (typeof place === 'object' || typeof place === 'function') && place !== null && 'fitCubic' in place
const found = places.find(isFit)
if (!found) throw new Error('fit-curve is not the library this was written for')

/** Cubic curves through points, none of which is further away than the root of `squaredError`. */
export const fitCubic = found.fitCubic
/** The unit vector from b to a. */
export const createTangent = found.createTangent
