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
  /** Puts something onto the lowest stretch, against its higher neighbour, and answers its left edge. */
  put(width: number, height: number): number
  /** Nothing fits onto the lowest stretch: fills it up to its lower neighbour. False where there is no neighbour. */
  raise(): boolean
}

export function skylineOf(width: number): Skyline {
  let steps: Step[] = [{ x: 0, y: 0, width }]

  const lowestAt = () =>
    steps.reduce((best, { y }, at) => (y < (steps[best]?.y ?? Infinity) - HAIR ? at : best), 0)
  const stepAt = (at: number): Step => steps[at] ?? { x: 0, y: Infinity, width: 0 }

  const replace = (at: number, parts: readonly Step[]) => {
    const joined: Step[] = []
    for (const step of [...steps.slice(0, at), ...parts, ...steps.slice(at + 1)]) {
      const before = joined.at(-1)
      if (step.width <= HAIR) continue
      if (before && Math.abs(before.y - step.y) <= HAIR)
        joined[joined.length - 1] = { ...before, width: before.width + step.width }
      else joined.push(step)
    }
    steps = joined
  }

  return {
    lowest: () => stepAt(lowestAt()),
    put(wide, high) {
      const at = lowestAt()
      const { x, y, width: room } = stepAt(at)
      const rest = Math.max(0, room - wide)
      const leftIsHigher = at === 0 || (at < steps.length - 1 && stepAt(at - 1).y >= stepAt(at + 1).y)
      const left = leftIsHigher ? x : x + rest
      const placed = { x: left, y: y + high, width: wide }
      const free = { x: leftIsHigher ? x + wide : x, y, width: rest }
      replace(at, leftIsHigher ? [placed, free] : [free, placed])
      return left
    },
    raise() {
      if (steps.length < 2) return false
      const at = lowestAt()
      const neighbours = [
        at > 0 ? stepAt(at - 1).y : Infinity,
        at < steps.length - 1 ? stepAt(at + 1).y : Infinity,
      ]
      replace(at, [{ ...stepAt(at), y: Math.min(...neighbours) }])
      return true
    },
  }
}
