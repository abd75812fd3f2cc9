import { HAIR } from './candidates.ts'

/** A segment of the skyline: nothing is placed below it. */
interface Step {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** The contour of everything placed so far, from left to right. */
export interface Skyline {
  /** The lowest segment, leftmost of equals. */
  lowest(): Step
  /** Position of the segments to its left and right; Infinity at the side of the sheet. */
  beside(): readonly [left: number, right: number]
  /**
   * Places something on the lowest segment, against its higher neighbor, and returns its left edge in inches.
   */
  put(width: number, height: number): number
  /** Raises the lowest segment to its lower neighbor where nothing fits. False where it has no neighbor. */
  raise(): boolean
}

export function skylineOf(width: number): Skyline {
  const steps: Step[] = [{ x: 0, y: 0, width }]
  let at = 0

  const beside = (): readonly [number, number] => [steps[at - 1]?.y ?? Infinity, steps[at + 1]?.y ?? Infinity]
  const lowest = (): Step => steps[at] ?? { x: 0, y: Infinity, width: 0 }

  /** Replaces the lowest segment and merges segments that are now level. */
  const replace = (parts: readonly Step[]) => {
    const there = parts.filter((part) => part.width > HAIR)
    steps.splice(at, 1, ...there)
    for (let n = Math.min(at + there.length, steps.length - 1); n >= Math.max(1, at); n--) {
      const [before, step] = [steps[n - 1], steps[n]]
      if (before && step && Math.abs(before.y - step.y) <= HAIR)
        steps.splice(n - 1, 2, { ...before, width: before.width + step.width })
    }
    at = 0
    for (let n = 1; n < steps.length; n++) if (steps[n]!.y < steps[at]!.y - HAIR) at = n
  }

  return {
    lowest,
    beside,
    put(wide, high) {
      const { x, y, width: room } = lowest()
      const [before, after] = beside()
      const rest = Math.max(0, room - wide)
      const leftIsHigher = at === 0 || (at < steps.length - 1 && before >= after)
      const left = leftIsHigher ? x : x + rest
      const placed = { x: left, y: y + high, width: wide }
      const free = { x: leftIsHigher ? x + wide : x, y, width: rest }
      replace(leftIsHigher ? [placed, free] : [free, placed])
      return left
    },
    raise() {
      if (steps.length < 2) return false
      replace([{ ...lowest(), y: Math.min(...beside()) }])
      return true
    },
  }
}
