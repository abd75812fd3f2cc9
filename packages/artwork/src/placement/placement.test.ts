import { describe, expect, it } from 'vitest'
import {
  boundsOf,
  center,
  coversBleed,
  effectiveDpi,
  fill,
  fitInside,
  isOffTheProduct,
  isOutsideSafeArea,
  judgeDpi,
  normalizeRotation,
  placementOf,
  recordOf,
  rotateTo,
  scaleBy,
  widenTo,
} from './index.ts'

const square = { shape: 'rectangle', width: 3, height: 3 } as const

describe('placing artwork', () => {
  it('fits it inside the die line with a white border of an eighth of an inch', () => {
    expect(fitInside({ width: 800, height: 400 }, square)).toEqual({
      x: 0.125,
      y: 0.8125,
      width: 2.75,
      height: 1.375,
      rotation: 0,
    })
  })

  it('fills the die line and its bleed, with the excess beyond', () => {
    const placement = fill({ width: 800, height: 400 }, square)
    expect(placement).toEqual({ x: -1.625, y: -0.0625, width: 6.25, height: 3.125, rotation: 0 })
    expect(coversBleed(placement, square)).toBe(true)
    expect(coversBleed(scaleBy(placement, 0.99), square)).toBe(false)
  })

  it('fits rotated artwork by its rotated size', () => {
    const { width, height } = boundsOf(fitInside({ width: 2, height: 1 }, square, 0.125, 90))
    expect([width, height].map((value) => Number(value.toFixed(3)))).toEqual([1.375, 2.75])
  })

  it('scales about a fixed point', () => {
    const placement = scaleBy({ x: 1, y: 1, width: 1, height: 1, rotation: 0 }, 2, { x: 1, y: 1 })
    expect(placement).toEqual({ x: 1, y: 1, width: 2, height: 2, rotation: 0 })
    expect(widenTo(placement, 1, square).height).toBe(1)
    expect(scaleBy(placement, 0).width).toBe(0.05)
  })

  it('normalizes any angle to 0 to 360 degrees', () => {
    expect([370, -90, 720, -0, 359.5].map(normalizeRotation)).toEqual([10, 270, 0, 0, 359.5])
  })

  it('stores inches with four decimals and degrees with two', () => {
    const record = recordOf({ x: 0.12345, y: -1, width: 2, height: 1 / 3, rotation: 359.999 })
    expect(record).toEqual({ x: '0.1235', y: '-1.0000', width: '2.0000', height: '0.3333', rotation: '0.00' })
    expect(placementOf(record)?.height).toBe(0.3333)
    expect(placementOf({ ...record, width: '0' })).toBeNull()
    expect(placementOf({ ...record, x: 'here' })).toBeNull()
  })
})

describe('checking a placement', () => {
  it('measures dots per inch on the worse axis (FILE-3)', () => {
    expect(effectiveDpi({ width: 600, height: 900 }, { width: 2, height: 2 })).toBe(300)
  })

  it.each([
    [300, 'good'],
    [299, 'soft'],
    [150, 'soft'],
    [149, 'low'],
    [72, 'low'],
    [71, 'unprintable'],
    [null, 'good'],
  ])('rates %s dpi as %s', (dpi, verdict) => expect(judgeDpi(dpi)).toBe(verdict))

  it('detects artwork that leaves the safe area, by its corners or by its own outline', () => {
    const inside = { x: 0.0625, y: 0.0625, width: 2.875, height: 2.875, rotation: 0 }
    expect(isOutsideSafeArea(inside, square)).toBe(false)
    expect(isOutsideSafeArea({ ...inside, x: 0.05 }, square)).toBe(true)
    expect(isOutsideSafeArea(rotateTo(inside, 10), square)).toBe(true)
    const round = { ...square, shape: 'circle' } as const
    const middle = [0, 1, 2, 3].map((i) => ({ x: 0.5 + 0.5 * Math.cos(i), y: 0.5 + 0.5 * Math.sin(i) }))
    expect(isOutsideSafeArea(inside, round)).toBe(true)
    expect(isOutsideSafeArea(inside, round, middle)).toBe(false)
  })

  it('detects artwork off the product (DESIGN-17)', () => {
    const away = center({ x: 0, y: 0, width: 1, height: 1, rotation: 45 }, square)
    expect(isOffTheProduct(away, square)).toBe(false)
    expect(isOffTheProduct({ ...away, x: 3.3 }, square)).toBe(true)
  })
})
