import { describe, expect, it } from 'vitest'
import { TRUE_SCALE, nextStop, percentOf, clampScale } from './zoom-level.ts'
import { gridFor, ticksBetween } from './grid.ts'
import { RULER, extentOf, fittingScale, inchesAt, viewportFor } from './viewport.ts'

describe('the viewport of the canvas', () => {
  it('centers the product, at the largest scale with a margin', () => {
    const viewport = viewportFor({ width: 826, height: 626 }, { width: 4, height: 2 })
    expect(viewport.scale).toBeCloseTo(148)
    expect(viewport.left + 2 * viewport.scale).toBeCloseTo(RULER + 400)
    expect(inchesAt(viewport, viewport.left, viewport.top)).toEqual({ x: 0, y: 0 })
    expect(inchesAt(viewport, viewport.left + 4 * viewport.scale, viewport.top).x).toBeCloseTo(4)
  })

  it('never becomes too small to work with, even on a narrow screen', () => {
    expect(viewportFor({ width: 100, height: 40 }, { width: 100, height: 1 }).scale).toBe(4)
  })
})

describe('zooming', () => {
  const canvas = { width: 826, height: 626 }
  const product = { width: 4, height: 2 }

  it('shows the product in true size at a hundred percent', () => {
    expect(percentOf(TRUE_SCALE)).toBe(100)
    expect(viewportFor(canvas, product, TRUE_SCALE).left).toBe(RULER + (800 - 4 * 96) / 2)
  })

  it('stops at round numbers, and at both ends', () => {
    expect(percentOf(nextStop(148, 'in'))).toBe(200)
    expect(percentOf(nextStop(148, 'out'))).toBe(150)
    expect(percentOf(nextStop(clampScale(1e9), 'in'))).toBe(3200)
    expect(percentOf(nextStop(clampScale(0), 'out'))).toBe(5)
  })

  it('needs no scrolling while the whole product is visible', () => {
    expect(extentOf(canvas, product, fittingScale(canvas, product))).toEqual(canvas)
    expect(extentOf(canvas, product, 300).width).toBe(RULER + 1200 + 208)
  })
})

describe('the rulers', () => {
  it('count in the shopper’s unit', () => {
    expect(gridFor(148, 'in')).toEqual({ step: 0.5, part: 0.125 })
    expect(gridFor(148, 'mm').step * 25.4).toBeCloseTo(10)
    expect(gridFor(148, 'mm').part * 25.4).toBeCloseTo(1)
    expect(gridFor(148, 'cm').step * 2.54).toBeCloseTo(1)
  })

  it('number every step, through zero to parts beyond the product', () => {
    const labels = ticksBetween(-1.2, 1.1, gridFor(148, 'in'), 'in').map(({ label }) => label)
    expect(labels).toEqual(['-1', '-0.5', '0', '0.5', '1'])
    expect(ticksBetween(-0.1, 0.9, gridFor(148, 'mm'), 'mm').map(({ label }) => label)).toEqual([
      '0',
      '10',
      '20',
    ])
  })

  it('omit numbers that would be illegible', () => {
    expect(ticksBetween(0, 1e6, { step: 0.1, part: 0.1 }, 'in')).toHaveLength(400)
  })
})
