import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_PRINT_RULES } from '@kisscut/core/print-rules'
import { DEFAULT_BORDER, SHEET_MARGIN } from '../die-line/index.ts'
import { boxAround } from '../geometry/index.ts'
import { coversBleed, firstPlacement } from './index.ts'
import { outlineOn } from './placement.ts'

const side = fc.double({ min: 1, max: 96, noNaN: true })
const sizes = fc.record({ width: side, height: side })
const share = fc.double({ min: 0, max: 0.4, noNaN: true })

/** The corners of a box in fractions of the page. */
const outlines = fc
  .record({ left: share, top: share, right: share, bottom: share })
  .map(({ left, top, right, bottom }) => [
    { x: left, y: top },
    { x: 1 - right, y: top },
    { x: 1 - right, y: 1 - bottom },
    { x: left, y: 1 - bottom },
  ])

describe('invariants of the first placement of new artwork (DESIGN-26)', () => {
  it('artwork printed to its edges covers every round shape and its bleed', () => {
    fc.assert(
      fc.property(sizes, sizes, fc.constantFrom('circle', 'ellipse'), (natural, size, shape) => {
        const spec = { ...size, shape } as const
        expect(coversBleed(firstPlacement({ natural, fullBleed: true }, spec), spec)).toBe(true)
      }),
    )
  })

  it('it covers a rectangle of its own ratio, and one that differs slightly', () => {
    fc.assert(
      fc.property(sizes, fc.double({ min: 0.93, max: 1.07, noNaN: true }), (size, by) => {
        const spec = { ...size, shape: 'rectangle' } as const
        const natural = { width: size.width * 300 * by, height: size.height * 300 }
        expect(coversBleed(firstPlacement({ natural, fullBleed: true }, spec), spec)).toBe(true)
      }),
    )
  })

  it('nothing is cut off it on a rectangle that differs much, nor off any other artwork', () => {
    fc.assert(
      fc.property(
        ...([sizes, sizes, outlines, fc.boolean()] as const),
        (natural, size, outline, fullBleed) => {
          const ratio = natural.width / natural.height / (size.width / size.height)
          fc.pre(!fullBleed || ratio < 0.9 || ratio > 1.1)
          const ink = fullBleed ? undefined : outline
          const spec = { ...size, shape: 'rounded_corner' } as const
          const placed = firstPlacement({ natural, fullBleed, ...(ink && { outline: ink }) }, spec)
          const box = boxAround(outlineOn(placed, ink))
          const margin = Math.min(DEFAULT_BORDER, size.width / 4, size.height / 4) - 1e-6
          expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(margin)
          expect(size.width - box.x - box.width).toBeGreaterThanOrEqual(margin)
          expect(size.height - box.y - box.height).toBeGreaterThanOrEqual(margin)
        },
      ),
    )
  })

  it('all of it is inside a margin that stays blank, whether printed to its edges or not (OPT-10, PROD-19)', () => {
    const shapes = fc.constantFrom('rectangle', 'rounded_corner', 'circle', 'ellipse')
    const artwork = fc.record({ natural: sizes, outline: fc.option(outlines), fullBleed: fc.boolean() })
    const margins = fc.constantFrom(SHEET_MARGIN, 0.25)
    fc.assert(
      fc.property(artwork, sizes, shapes, margins, ({ outline, ...of }, size, shape, margin) => {
        const ink = of.fullBleed ? null : outline
        const spec = { ...size, shape, margin } as const
        const placed = firstPlacement({ ...of, ...(ink && { outline: ink }) }, spec)
        const box = boxAround(outlineOn(placed, ink ?? undefined))
        const blank = Math.min(margin, size.width / 4, size.height / 4) - 1e-6
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(blank)
        expect(size.width - box.x - box.width).toBeGreaterThanOrEqual(blank)
        expect(size.height - box.y - box.height).toBeGreaterThanOrEqual(blank)
      }),
    )
  })

  it('a print-ready page is placed whole on its sheet, however small its content', () => {
    fc.assert(
      fc.property(
        fc.record({ width: fc.integer({ min: 3, max: 24 }), height: fc.integer({ min: 3, max: 24 }) }),
        (size) => {
          const natural = { width: size.width * 400, height: size.height * 400 }
          const [x, y] = [0.5 / size.width, 0.5 / size.height]
          const outline = [
            { x, y },
            { x: 1 - x, y },
            { x: 1 - x, y: 0.5 },
          ]
          const spec = { ...size, shape: 'rectangle' } as const
          expect(firstPlacement({ natural, outline, fullBleed: false }, spec)).toEqual({
            ...{ x: 0, y: 0, ...size, rotation: 0 },
          })
        },
      ),
    )
  })

  it('a page with content beyond the cut is placed inside instead', () => {
    const natural = { width: 1600, height: 2400 }
    const outline = [
      { x: 0.01, y: 0.01 },
      { x: 0.9, y: 0.01 },
      { x: 0.9, y: 0.9 },
    ]
    const placed = firstPlacement(
      { natural, outline, fullBleed: false },
      { width: 4, height: 6, shape: 'rectangle' },
    )
    expect(boxAround(outlineOn(placed, outline)).x).toBeGreaterThan(DEFAULT_PRINT_RULES.safeArea)
  })
})
