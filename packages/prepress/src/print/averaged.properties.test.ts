import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { averaged } from './averaged.ts'

/** Few colors, so that many squares have a single one. */
const pixel = fc.constantFrom(
  [0, 0, 0, 255],
  [255, 255, 255, 255],
  [200, 30, 7, 255],
  [9, 8, 7, 0],
  [90, 200, 3, 120],
)

const page = fc
  .record({
    width: fc.integer({ min: 1, max: 4 }),
    height: fc.integer({ min: 1, max: 4 }),
    by: fc.integer({ min: 1, max: 3 }),
  })
  .chain(({ width, height, by }) => {
    const count = width * height * by * by
    return fc.record({
      ...{ width: fc.constant(width), height: fc.constant(height), by: fc.constant(by) },
      pixels: fc.oneof(
        fc.array(pixel, { minLength: count, maxLength: count }),
        pixel.map((one) => Array.from({ length: count }, () => one)),
      ),
      // Bytes before the pixels in the same memory: pixels are not always aligned to words.
      before: fc.integer({ min: 0, max: 4 }),
    })
  })

describe('averaged', () => {
  it('always gives the mean of each square weighted by opacity, for one color or many', () => {
    fc.assert(
      fc.property(page, ({ width, height, by, pixels, before }) => {
        const finer = Uint8Array.from([
          ...Array.from({ length: before }, () => 77),
          ...pixels.flat(),
        ]).subarray(before)
        const means = averaged(finer, { width, height }, by)
        for (let y = 0; y < height; y++)
          for (let x = 0; x < width; x++) {
            const square = Array.from(
              { length: by * by },
              (_, n) => pixels[(y * by + Math.floor(n / by)) * width * by + x * by + (n % by)]!,
            )
            const opacity = square.reduce((sum, [, , , alpha = 0]) => sum + alpha, 0)
            const mean = (channel: number) =>
              square.reduce((sum, one) => sum + one[channel]! * one[3]!, 0) / (opacity || 1)
            const at = (y * width + x) * 4
            if (by > 1 || opacity > 0)
              expect([...means.subarray(at, at + 4)]).toEqual(
                [mean(0), mean(1), mean(2), opacity / by ** 2].map(Math.round),
              )
          }
      }),
      { numRuns: 300 },
    )
  })
})
