import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CORNERS,
  LEAST,
  WHOLE,
  moved,
  pulled,
  typedSide,
  within,
  withRatio,
  type Corner,
  type Share,
} from './crop-box.ts'

const any = fc.double({ min: -3, max: 3, noNaN: true })
const step = fc.oneof(
  fc.record({ corner: fc.constantFrom<Corner>(...CORNERS), dx: any, dy: any }),
  fc.record({ corner: fc.constant(null), dx: any, dy: any }),
)
const HAIR = 1e-9

const played = (steps: readonly { corner: Corner | null; dx: number; dy: number }[]): Share =>
  steps.reduce<Share>(
    (box, { corner, dx, dy }) => (corner === null ? moved(box, dx, dy) : pulled(box, corner, { dx, dy })),
    WHOLE,
  )

describe('invariants of a crop', () => {
  it('never leaves the picture and never becomes empty', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const { x, y, width, height } = played(steps)
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-HAIR)
        expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + HAIR)
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(LEAST - HAIR)
      }),
    )
  })

  it('always keeps the corner opposite the dragged one', () => {
    const corner = fc.constantFrom<Corner>(...CORNERS)
    fc.assert(
      fc.property(fc.array(step, { maxLength: 5 }), corner, any, any, (steps, at, dx, dy) => {
        const before = played(steps)
        const after = pulled(before, at, { dx, dy })
        const far = (box: Share) => ({
          x: at === 0 || at === 3 ? box.x + box.width : box.x,
          y: at < 2 ? box.y + box.height : box.y,
        })
        expect(far(after).x).toBeCloseTo(far(before).x, 9)
        expect(far(after).y).toBeCloseTo(far(before).y, 9)
      }),
    )
  })

  it('always keeps a chosen ratio within the picture, however it is dragged or typed', () => {
    const ratio = fc.double({ min: 0.1, max: 10, noNaN: true })
    const typed = fc.record({ side: fc.constantFrom('width' as const, 'height' as const), to: any })
    fc.assert(
      fc.property(
        fc.array(step),
        ratio,
        fc.array(fc.oneof(step, typed), { maxLength: 20 }),
        (before, r, then) => {
          const after = then.reduce<Share>(
            (box, each) => {
              if ('side' in each) return typedSide(box, each.side, each.to, r)
              const { corner, ...by } = each
              return corner === null ? moved(box, by.dx, by.dy) : pulled(box, corner, by, r)
            },
            withRatio(played(before), r),
          )
          expect(after.width / after.height / r).toBeCloseTo(1, 6)
          expect(Math.min(after.x, after.y)).toBeGreaterThanOrEqual(-HAIR)
          expect(Math.max(after.x + after.width, after.y + after.height)).toBeLessThanOrEqual(1 + HAIR)
        },
      ),
    )
  })

  it('is always unchanged where it already fits', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 10 }), (steps) => {
        const box = played(steps)
        const again = within(box)
        for (const side of ['x', 'y', 'width', 'height'] as const)
          expect(again[side]).toBeCloseTo(box[side], 9)
      }),
    )
  })
})
