import { inUnit, type Unit } from '@kisscut/core/units'

/** Number of each unit in an inch. */
const PER_INCH: Readonly<Record<Unit, number>> = { in: 1, mm: 25.4, cm: 2.54 }

/** Distances between numbered lines, in the unit, and the number of parts between them. */
const STEPS: Readonly<Record<Unit, readonly (readonly [step: number, parts: number])[]>> = {
  in: [
    [0.0625, 2],
    [0.125, 2],
    [0.25, 4],
    [0.5, 4],
    [1, 4],
    [2, 4],
    [5, 5],
    [10, 10],
    [25, 5],
  ],
  mm: [
    [0.5, 5],
    [1, 5],
    [2, 4],
    [5, 5],
    [10, 10],
    [20, 4],
    [50, 5],
    [100, 10],
    [200, 4],
    [500, 5],
  ],
  cm: [
    [0.05, 5],
    [0.1, 5],
    [0.2, 4],
    [0.5, 5],
    [1, 10],
    [2, 4],
    [5, 5],
    [10, 10],
    [20, 4],
    [50, 5],
  ],
}

/** Least distance of numbered lines in pixels. */
const LEAST_APART = 56

/** The grid of a canvas: distance of fine and numbered lines in inches. */
export interface Grid {
  readonly step: number
  readonly part: number
}

/** The finest grid in the shopper's unit whose numbers don't collide; `scale` in pixels per inch. */
export function gridFor(scale: number, unit: Unit): Grid {
  const rows = STEPS[unit]
  const perInch = PER_INCH[unit]
  const [step, parts] = rows.find(([each]) => (each / perInch) * scale >= LEAST_APART) ??
    rows[rows.length - 1] ?? [1, 4]
  return { step: step / perInch, part: step / perInch / parts }
}

/** The numbered lines between two positions, in inches, with their labels. */
export function ticksBetween(from: number, to: number, { step }: Grid, unit: Unit) {
  const first = Math.ceil(from / step)
  const count = Math.min(400, Math.floor(to / step) - first + 1)
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const inches = (first + at) * step
    return { inches, label: inUnit(inches.toFixed(6), unit) }
  })
}
