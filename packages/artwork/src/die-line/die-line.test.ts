import { DEFAULT_PRINT_RULES } from '@kisscut/core/print-rules'
import { describe, expect, it } from 'vitest'
import { boxAround, flatten } from '../geometry/index.ts'
import { bleedOutline, borderOf, cutLines, dieLine, safeArea, safeAreaOn } from './index.ts'
import type { DieLineSpec } from './index.ts'

const spec = (more: Partial<DieLineSpec>): DieLineSpec => ({
  shape: 'rectangle',
  width: 2,
  height: 3,
  ...more,
})

describe('die line', () => {
  it('is a rectangle of the product’s size', () => {
    expect(dieLine(spec({}))).toBe('M0 0L2 0L2 3L0 3Z')
  })

  it('rounds corners by ten percent of the shorter side by default', () => {
    expect(dieLine(spec({ shape: 'rounded_corner' }))).toBe(
      'M0.2 0L1.8 0A0.2 0.2 0 0 1 2 0.2L2 2.8A0.2 0.2 0 0 1 1.8 3L0.2 3A0.2 0.2 0 0 1 0 2.8L0 0.2A0.2 0.2 0 0 1 0.2 0Z',
    )
  })

  it('never rounds a corner by more than half the shorter side', () => {
    expect(dieLine(spec({ shape: 'rounded_corner', clipRadius: 400 }))).toContain('A1 1 0 0 1')
  })

  it('cuts a circle of the ordered size: an oval on a product that is not square', () => {
    expect(dieLine(spec({ shape: 'circle', height: 2 }))).toBe(
      'M0 1A1 1 0 0 1 1 0A1 1 0 0 1 2 1A1 1 0 0 1 1 2A1 1 0 0 1 0 1Z',
    )
    expect(dieLine(spec({ shape: 'circle' }))).toBe(dieLine(spec({ shape: 'ellipse' })))
  })

  it('follows the given contour, and is a rounded rectangle without one', () => {
    expect(dieLine(spec({ shape: 'contour', contour: 'M0 0L2 0L1 3Z' }))).toBe('M0 0L2 0L1 3Z')
    expect(dieLine(spec({ shape: 'contour' }))).toBe(dieLine(spec({ shape: 'rounded_corner' })))
  })
})

describe('an external contour', () => {
  it('is ignored where it contains anything but path data', () => {
    const hostile = spec({ shape: 'contour', contour: 'M0 0"/><script>alert(1)</script>' })
    expect(dieLine(hostile)).toBe(dieLine(spec({ shape: 'rounded_corner' })))
    expect(bleedOutline(hostile)).toBe(bleedOutline(spec({ shape: 'rounded_corner' })))
    expect(dieLine(spec({ shape: 'contour', contour: 'L1 1' }))).toBe(
      dieLine(spec({ shape: 'rounded_corner' })),
    )
  })
})

describe('bleed and safe area', () => {
  it('are a sixteenth of an inch outside and inside (PROD-5)', () => {
    expect(bleedOutline(spec({}))).toBe('M-0.0625 -0.0625L2.0625 -0.0625L2.0625 3.0625L-0.0625 3.0625Z')
    expect(safeArea(spec({}))).toBe('M0.0625 0.0625L1.9375 0.0625L1.9375 2.9375L0.0625 2.9375Z')
  })

  it('run parallel to a contour', () => {
    const { width } = boxAround(
      flatten(bleedOutline(spec({ shape: 'contour', contour: 'M0 0L2 0L1 3Z' }))).flat(),
    )
    expect(width).toBeCloseTo(2.125, 2)
  })

  it('have no safe area on a product too small for one', () => {
    expect(safeArea(spec({ width: 0.1 }))).toBe('')
  })

  it('follow the owner’s settings, with a wide safe area limited to a quarter of the shorter side (SETTINGS-12)', () => {
    const rules = { ...DEFAULT_PRINT_RULES, bleed: 0.125, safeArea: 0.5 }
    expect(bleedOutline(spec({ rules }))).toBe('M-0.125 -0.125L2.125 -0.125L2.125 3.125L-0.125 3.125Z')
    expect(safeArea(spec({ rules }))).toBe('M0.5 0.5L1.5 0.5L1.5 2.5L0.5 2.5Z')
    expect(safeArea(spec({ rules, width: 1 }))).toBe('M0.25 0.25L0.75 0.25L0.75 2.75L0.25 2.75Z')
    expect([safeAreaOn(spec({ width: 0.1 })), borderOf(spec({ rules })), borderOf(spec({}))]).toEqual([
      ...[0.0625, 0.5, 0.125],
    ])
    expect(safeArea(spec({ rules: { ...rules, safeArea: 0 } }))).toBe('M0 0L2 0L2 3L0 3Z')
  })
})

describe('cut lines', () => {
  const round = spec({ shape: 'circle' })

  it('cut a die-cut piece along its shape, or square without flex-cut', () => {
    expect(cutLines(round, { kind: 'die', flexCut: true })).toEqual([
      { ink: 'CutContour', path: dieLine(round) },
    ])
    expect(cutLines(round, { kind: 'die', flexCut: false })).toEqual([
      { ink: 'CutContour', path: 'M0 0L2 0L2 3L0 3Z' },
    ])
  })

  it('cut a kiss-cut piece first, then its backing an eighth of an inch further out (SIZE-15)', () => {
    expect(cutLines(round, { kind: 'kiss', flexCut: true })).toEqual([
      { ink: 'CutContour', path: dieLine(round) },
      { ink: 'PerfCutContour', path: 'M-0.125 -0.125L2.125 -0.125L2.125 3.125L-0.125 3.125Z' },
    ])
    const [, backing] = cutLines(spec({ shape: 'contour', contour: 'M0.5 1L1.5 1L1 3Z' }), {
      kind: 'kiss',
      flexCut: true,
    })
    expect(backing?.path).toBe('M0.375 0.875L1.625 0.875L1.625 3.125L0.375 3.125Z')
  })
})
