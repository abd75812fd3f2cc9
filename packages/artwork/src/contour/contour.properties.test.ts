import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flatten } from '../geometry/index.ts'
import { distanceToRing, isWithin } from '../testing/distance.ts'
import { drawings, jaggedRings, maskOf } from '../testing/generators.ts'
import { contourOf } from './contour.ts'
import { FIT_TOLERANCE, smoothPath } from './smooth.ts'
import { traceMask } from './trace.ts'
import { ISLANDS } from './grow.ts'
import type { AlphaMask } from './mask.ts'

const offsets = fc.double({ min: 2, max: 20, noNaN: true })

/** A ring whose fitted curve once swung out by 33 px: between two of its corners there is only one sample. */
const SWUNG_OUT = [
  [55.06, 43.74],
  [56.91, 63.84],
  [25.57, 45.26],
  [22.01, 25.95],
  [24.53, 25.59],
  [24.01, 23.15],
  [42.43, 34.82],
  [54.71, 14.79],
  [46.07, 30.97],
  [53.42, 27.24],
  [52.93, 32],
  [49.71, 40],
].map(([x = 0, y = 0]) => ({ x, y }))

/** Centers of opaque pixels in pieces large enough to count. */
function* solidPixels(mask: AlphaMask) {
  const rings = traceMask(mask)
  for (let i = 0; i < mask.alpha.length; i++) {
    if (mask.alpha[i] === 0) continue
    const point = { x: (i % mask.width) + 0.5, y: Math.floor(i / mask.width) + 0.5 }
    if (isWithin(point, rings)) yield point
  }
}

describe('invariants of a contour', () => {
  it('never comes nearer to an opaque pixel than the offset, and never leaves one outside', () => {
    fc.assert(
      fc.property(drawings(), offsets, fc.constantFrom(...ISLANDS), (spots, offset, islands) => {
        const mask = maskOf(spots)
        const rings = flatten(contourOf(mask, { offset, islands }).path, 0.02)
        for (const pixel of solidPixels(mask)) {
          expect(isWithin(pixel, rings)).toBe(true)
          const nearest = Math.min(...rings.map((ring) => distanceToRing(pixel, ring)))
          expect(nearest).toBeGreaterThanOrEqual(offset)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('is always closed, finite, and one piece when pieces are merged', () => {
    fc.assert(
      fc.property(drawings(), offsets, (spots, offset) => {
        const mask = maskOf(spots)
        const { path, pieces } = contourOf(mask, { offset })
        if (traceMask(mask).length === 0) {
          expect(path).toBe('')
          return
        }
        expect(pieces).toBe(1)
        expect(path).toMatch(/^M[-\d. ]+(C[-\d. ]+)+Z$/)
        expect(path).not.toContain('NaN')
      }),
      { numRuns: 80 },
    )
  })

  it('is never further from the artwork than the offset and its rounding, where nothing is bridged', () => {
    fc.assert(
      fc.property(drawings(), offsets, (spots, offset) => {
        const mask = maskOf(spots)
        const { path } = contourOf(mask, { offset, islands: 'keep', gap: 0 })
        const outlines = traceMask(mask)
        for (const point of flatten(path, 0.5).flat()) {
          const away = Math.min(...outlines.map((ring) => distanceToRing(point, ring)))
          expect(away).toBeLessThan(offset + 4)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('is always the same text for the same mask', () => {
    fc.assert(
      fc.property(drawings(48, 48), offsets, (spots, offset) => {
        const mask = maskOf(spots)
        expect(contourOf(mask, { offset }).path).toBe(contourOf(mask, { offset }).path)
      }),
      { numRuns: 15 },
    )
  })

  it('always stays near the ring it smooths, however few corners lie between two turns', () => {
    fc.assert(
      fc.property(jaggedRings(), (ring) => {
        const smooth = flatten(
          smoothPath([ring], (point) => point),
          0.02,
        )
        // Corners nearer than 0.05 to the next are dropped, and numbers are rounded.
        for (const point of smooth.flat())
          expect(distanceToRing(point, ring)).toBeLessThan(FIT_TOLERANCE + 0.07)
      }),
      { numRuns: 400, examples: [[SWUNG_OUT]] },
    )
  })
})
