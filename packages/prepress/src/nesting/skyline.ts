import { HAIR } from './candidates.ts'

/** A stretch of the line above which nothing lies yet. */
interface Step {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** The upper edge of everything placed so far, from left to right. */
export interface Skyline {
  /** The lowest stretch, of equals the leftmost. */
  lowest(): Step
  /** Where the stretches to its left and right lie; Infinity at the side of the sheet. */
  beside(): readonly [left: number, right: number]
  /** Puts something onto the lowest stretch, against its higher neighbor, and answers its left edge. */
  put(width: number, height: number): number
  /** Nothing fits onto the lowest stretch: fills it up to its lower neighbor. False where there is no neighbor. */
  raise(): boolean
}

export function skylineOf(width: number): Skyline {
  const steps: Step[] = [{ x: 0, y: 0, width }]
  let at = 0

  const beside = (): readonly [number, number] => [steps[at - 1]?.y ?? Infinity, steps[at + 1]?.y ?? Infinity]
  const lowest = (): Step => steps[at] ?? { x: 0, y: Infinity, width: 0 }

  /** Puts others in the place of the lowest stretch, and takes together what is now level. */
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
