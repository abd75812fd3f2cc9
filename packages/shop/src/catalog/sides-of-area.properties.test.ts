import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sidesOfArea } from './sides-of-area.ts'

const area = fc.integer({ min: 2, max: 100 })
const side = fc.integer({ min: 1000, max: 3000 }).map((thousandths) => (thousandths / 1000).toFixed(3))

describe('the sides of an area (MKT-4)', () => {
  it('are a square’s if the ratio is one', () => {
    expect(sidesOfArea(9, ['1', '1'])).toEqual({ width: '3', height: '3' })
    expect(sidesOfArea(16, ['1.000', '1.000'])).toEqual({ width: '4', height: '4' })
  })

  it('always have that area, within 0.05 %, so that prices by area are the same', () => {
    fc.assert(
      fc.property(area, side, side, (squareInches, width, height) => {
        const sides = sidesOfArea(squareInches, [width, height])
        const area = Number(sides.width) * Number(sides.height)
        expect(Math.abs(area / squareInches - 1)).toBeLessThan(0.0005)
      }),
      { numRuns: 1000 },
    )
  })

  it('always have the ratio, within 0.01 in on each side', () => {
    fc.assert(
      fc.property(area, side, side, (squareInches, width, height) => {
        const sides = sidesOfArea(squareInches, [width, height])
        const ratio = Number(width) / Number(height)
        expect(Math.abs(Number(sides.width) - Math.sqrt(squareInches * ratio))).toBeLessThan(0.006)
        expect(Math.abs(Number(sides.height) - Math.sqrt(squareInches / ratio))).toBeLessThan(0.02)
      }),
    )
  })

  it('give the demo shop’s artworks of one size the same price at 60 cents a square inch', () => {
    const ratios = [
      ['0.907', '0.936'],
      ['1.05', '0.83'],
      ['0.655', '0.972'],
      ['1', '1'],
    ] as const
    const prices = ratios.map((ratio) => {
      const { width, height } = sidesOfArea(9, ratio)
      return (Number(width) * Number(height) * 0.6).toFixed(2)
    })
    expect(prices).toEqual(['5.40', '5.40', '5.40', '5.40'])
  })
})
