import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contourDieLine, contourOptionsOf, inkOutline, type AlphaMask } from '../contour/index.ts'
import { DIE_LINE_SHAPES, dieLine } from '../die-line/index.ts'
import { boxAround, flatten } from '../geometry/index.ts'
import { inches } from '../testing/generators.ts'
import { cutStopOf, finishedBox, fitInside, isOutsideOrdered, isSmallerThanPaid } from './index.ts'

/** Discs anywhere on an otherwise transparent page. */
const masks = fc
  .record({
    width: fc.integer({ min: 80, max: 400 }),
    height: fc.integer({ min: 80, max: 400 }),
    discs: fc.array(
      fc.record({
        x: fc.double({ min: 0, max: 1, noNaN: true }),
        y: fc.double({ min: 0, max: 1, noNaN: true }),
        radius: fc.integer({ min: 4, max: 60 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ width, height, discs }): AlphaMask => {
    const isSolid = (x: number, y: number) =>
      discs.some((disc) => Math.hypot(x - disc.x * width, y - disc.y * height) < disc.radius)
    const alpha = Uint8Array.from({ length: width * height }, (_, at) =>
      isSolid(at % width, Math.floor(at / width)) ? 255 : 0,
    )
    return { width, height, alpha }
  })
const specs = fc.record({
  shape: fc.constantFrom(...DIE_LINE_SHAPES),
  width: inches(0.25, 24),
  height: inches(0.25, 24),
  contourOffset: inches(0, 0.25),
  contourSmoothness: fc.integer({ min: 0, max: 100 }),
  contourHoles: fc.constantFrom('drop' as const, 'keep' as const),
})

describe('invariants of the finished size', () => {
  it('is always the cut size, known before tracing, for artwork at any rotation and any contour (SIZE-14, DESIGN-23)', () => {
    fc.assert(
      fc.property(masks, specs, fc.integer({ min: 0, max: 359 }), (mask, spec, rotation) => {
        const outline = inkOutline(mask)
        const placement = fitInside(mask, spec, undefined, rotation, outline)
        const finished = finishedBox(spec, placement, outline)
        const contour =
          spec.shape === 'contour' ? contourDieLine(mask, placement, contourOptionsOf(spec)).path : null
        const cut = boxAround(flatten(dieLine({ ...spec, contour }), 0.0005).flat())
        for (const side of ['x', 'y', 'width', 'height'] as const)
          expect(Math.abs(cut[side] - finished[side])).toBeLessThan(0.01)
      }),
      { numRuns: 60 },
    )
  })

  it('is always within the ordered size for artwork just placed, and fills one of its sides', () => {
    fc.assert(
      fc.property(masks, specs, fc.integer({ min: 0, max: 359 }), (mask, spec, rotation) => {
        const outline = inkOutline(mask)
        const placement = fitInside(mask, spec, undefined, rotation, outline)
        const finished = finishedBox(spec, placement, outline)
        expect(isOutsideOrdered(finished, spec)).toBe(false)
        const unused = Math.min(spec.width - finished.width, spec.height - finished.height)
        expect(Math.abs(unused)).toBeLessThan(0.01)
      }),
      { numRuns: 60 },
    )
  })
})

describe('the ordered size', () => {
  it('is compared by area', () => {
    const ordered = { width: 10, height: 3 }
    expect(isSmallerThanPaid({ width: 3.92, height: 3 }, ordered)).toBe(true)
    expect(isSmallerThanPaid({ width: 8.6, height: 3 }, ordered)).toBe(false)
  })

  it('contains the piece', () => {
    const ordered = { width: 10, height: 3 }
    expect(isOutsideOrdered({ x: 0, y: 0, width: 10.02, height: 3 }, ordered)).toBe(true)
    expect(isOutsideOrdered({ x: 8, y: 0, width: 3, height: 3 }, ordered)).toBe(true)
    expect(isOutsideOrdered({ x: -0.005, y: 0, width: 10, height: 3 }, ordered)).toBe(false)
  })

  it('prevents cutting a piece that is larger or partly outside', () => {
    const ordered = { width: 10, height: 3 }
    expect(cutStopOf({ x: 0, y: 0, width: 10.02, height: 3 }, ordered)).toBe('cut.larger-than-ordered')
    expect(cutStopOf({ x: 0, y: 0, width: 10.005, height: 3 }, ordered)).toBe(null)
    expect(cutStopOf({ x: 8, y: 0, width: 3, height: 3 }, ordered)).toBe('cut.outside-ordered')
  })
})
