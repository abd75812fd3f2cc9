import { describe, expect, it } from 'vitest'
import {
  chooseColor,
  chooseCustomColor,
  clearColor,
  colorTypeCode,
  colorTypeOf,
  inkOn,
  isPainted,
  luminance,
  mappedColor,
  NO_PAINT,
  readHexColor,
} from './index.ts'

describe('paint', () => {
  it('is a palette color or a custom one', () => {
    const custom = chooseCustomColor(NO_PAINT, '#ff0000')
    expect(custom).toEqual({ colorId: null, customColor: '#ff0000' })
    expect(chooseColor(custom, 'red')).toEqual({ colorId: 'red', customColor: null })
    expect(clearColor(custom)).toEqual(NO_PAINT)
    expect([NO_PAINT, custom, chooseColor(NO_PAINT, 'red')].map(isPainted)).toEqual([false, true, true])
  })
})

describe('color types', () => {
  it('are single 0 and multi 1 (MAT-11)', () => {
    expect(colorTypeCode('single')).toBe(0)
    expect(colorTypeCode('multi')).toBe(1)
    expect([0, 1, 2].map(colorTypeOf)).toEqual(['single', 'multi', null])
  })
})

describe('hex colors', () => {
  it('are stored as six lower-case digits', () => {
    expect(readHexColor(' #AbC ')).toBe('#aabbcc')
    expect(readHexColor('00FF7f')).toBe('#00ff7f')
    for (const text of ['', '#', '#12', '#12345', 'red', '#ggg', '##fff'])
      expect(readHexColor(text)).toBeNull()
  })

  it('take the ink that reads better on them', () => {
    expect(luminance('#ffffff')).toBeCloseTo(1, 10)
    expect(luminance('#000000')).toBe(0)
    expect(luminance('#ff0000')).toBeCloseTo(0.2126, 10)
    expect(luminance('#00ff00')).toBeCloseTo(0.7152, 10)
    expect(luminance('#0a0a0a')).toBeCloseTo(10 / 255 / 12.92, 10)
    expect(luminance('#808080')).toBeCloseTo(0.2159, 4)
    expect(['#ffff00', '#000080', '#ff0000'].map(inkOn)).toEqual(['#000000', '#ffffff', '#000000'])
  })
})

describe('a color map', () => {
  it('reports what a design color becomes on the material', () => {
    const map = [{ designColorId: 'gold', materialColorId: 'metallic-gold' }]
    expect(mappedColor(map, 'gold')).toBe('metallic-gold')
    expect(mappedColor(map, 'red')).toBe('red')
  })
})
