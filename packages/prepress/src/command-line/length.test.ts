import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLength, readSize } from './length.ts'

describe('readSize', () => {
  it.each([
    ['3x2in', 3, 2],
    ['3inx2in', 3, 2],
    ['3 × 2 IN', 3, 2],
    ['76.2x50.8mm', 3, 2],
    ['7.62 x 5.08cm', 3, 2],
    ['.5x.25in', 0.5, 0.25],
  ])('reads %s in inches', (text, width, height) => expect(readSize(text)).toEqual({ width, height }))

  it.each(['3x2', '3in', '3x2ft', '3inx2mm', '-3x2in', '3x2in2', '1e3x2in', '', 'axbin'])(
    'rejects %j',
    (text) => expect(() => readSize(text)).toThrow('is no size'),
  )
})

const readOffset = (text: string) => readLength('offset', text, 2)

describe('readLength', () => {
  it('requires a unit, except for 0', () => {
    expect([readOffset('0.125in'), readOffset('3.175 mm'), readOffset('0')]).toEqual([0.125, 0.125, 0])
    for (const text of ['3', 'in', '-1mm', '']) expect(() => readOffset(text)).toThrow('is no length')
    expect(() => readOffset('3in')).toThrow('too much')
  })
})

describe('invariants of lengths', () => {
  it('are always finite inches within the limits, or rejected', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          const { width, height } = readSize(text)
          expect(width >= 0.25 && width <= 190 && height >= 0.25 && height <= 190).toBe(true)
        } catch (thrown) {
          expect(thrown).toMatchObject({ name: 'Error', message: expect.stringContaining('--size') })
        }
      }),
    )
  })

  it('are the same in every unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 250, max: 99_000 }), fc.integer({ min: 250, max: 99_000 }), (w, h) => {
        const [width, height] = [w / 1000, h / 1000]
        const inInches = readSize(`${width}x${height}in`)
        const inMillimeters = readSize(`${(width * 25.4).toFixed(6)}x${(height * 25.4).toFixed(6)}mm`)
        expect(inMillimeters).toEqual(inInches)
      }),
    )
  })
})
