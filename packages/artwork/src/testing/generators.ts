import fc from 'fast-check'
import type { AlphaMask } from '../contour/mask.ts'
import type { Point } from '../geometry/index.ts'

/** Side of a product in inches. */
export const inches = (min = 0.5, max = 50) => fc.double({ min, max, noNaN: true, noDefaultInfinity: true })

/** A mark of a drawing; a hole removes the marks below it. */
export interface Spot {
  readonly kind: 'disc' | 'bar' | 'hole'
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** A few discs and bars: artwork with notches, islands and holes. Small, so that counterexamples are readable. */
export const drawings = (width = 96, height = 80): fc.Arbitrary<Spot[]> =>
  fc.array(
    fc.record({
      kind: fc.constantFrom('disc' as const, 'bar' as const, 'hole' as const),
      x: fc.integer({ min: 0, max: width - 1 }),
      y: fc.integer({ min: 0, max: height - 1 }),
      radius: fc.integer({ min: 3, max: 22 }),
    }),
    { minLength: 1, maxLength: 7 },
  )

/** A ring around a center, with edges of every length and turns of every sharpness. */
export const jaggedRings = (): fc.Arbitrary<Point[]> =>
  fc
    .array(
      fc.record({
        turn: fc.double({ min: 0.01, max: 1, noNaN: true }),
        away: fc.double({ min: 5, max: 30, noNaN: true }),
      }),
      { minLength: 3, maxLength: 40 },
    )
    .map((corners) => {
      const all = corners.reduce((sum, { turn }) => sum + turn, 0)
      let turned = 0
      return corners.map(({ turn, away }) => {
        turned += (turn / all) * 2 * Math.PI
        return { x: 40 + away * Math.cos(turned), y: 40 + away * Math.sin(turned) }
      })
    })

/** The drawing as a mask. */
export function maskOf(spots: readonly Spot[], width = 96, height = 80): AlphaMask {
  const alpha = new Uint8Array(width * height)
  for (const { x, y, radius, kind } of spots) {
    for (let i = 0; i < alpha.length; i++) {
      const dx = (i % width) - x
      const dy = Math.floor(i / width) - y
      const inside =
        kind === 'bar'
          ? Math.abs(dx) <= radius && Math.abs(dy) <= radius / 3
          : dx * dx + dy * dy <= radius * radius
      if (inside) alpha[i] = kind === 'hole' ? 0 : 255
    }
  }
  return { width, height, alpha }
}
