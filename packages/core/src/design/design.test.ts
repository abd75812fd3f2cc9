import { describe, expect, it } from 'vitest'
import { messageOf } from '../problem/index.ts'
import {
  areaOf,
  BORDER_CHOICES,
  borderProblems,
  borderWidth,
  CLIP_TYPES,
  cutProblems,
  cutShape,
  FLEX_CUT_CHARGE,
  isMirrored,
  LAMINATE_CHARGE,
  LAMINATION_CHOICES,
  LAMINATION_LIFESPAN,
  LAMINATION_NOTE,
  NO_STROKE,
  normalizeRotation,
  positionedElement,
  removeStroke,
  rotate,
  strokeWithColor,
  strokeWithCustomColor,
  strokeWithWidth,
  TEXT_ALIGNMENTS,
  textElement,
  textLocationCode,
  textLocationOf,
  textSizeCode,
  textSizeOf,
} from './index.ts'

describe('rotation', () => {
  it('is normalized to 0–360 degrees (DESIGN-2)', () => {
    const turned = [0, 359.5, 360, 361, -1, -360, 725, -0].map(normalizeRotation)
    expect(turned).toEqual([0, 359.5, 0, 1, 359, 0, 5, 0])
    expect([NaN, Infinity, -Infinity].map(normalizeRotation)).toEqual([0, 0, 0])
    expect(Object.is(normalizeRotation(-1e-300), 0)).toBe(true)
  })

  it('adds up', () => {
    expect(rotate(350, 20)).toBe(10)
    expect(rotate(10, -20)).toBe(350)
  })
})

describe('a stroke', () => {
  it('is 5 wide when a color is set with no width (DESIGN-5)', () => {
    expect(strokeWithColor(NO_STROKE, 'red')).toEqual({ colorId: 'red', customColor: null, width: 5 })
    expect(strokeWithCustomColor(NO_STROKE, '#ff0000')).toEqual({
      colorId: null,
      customColor: '#ff0000',
      width: 5,
    })
  })

  it('keeps its width when another color is set', () => {
    const thin = { ...strokeWithColor(NO_STROKE, 'red'), width: 0.5 }
    expect(strokeWithColor(thin, 'blue').width).toBe(0.5)
    expect(strokeWithCustomColor(thin, '#0000ff')).toEqual({
      colorId: null,
      customColor: '#0000ff',
      width: 0.5,
    })
  })

  it('has width 0 and no color once removed (DESIGN-6)', () => {
    expect(removeStroke()).toEqual({ colorId: null, customColor: null, width: 0 })
    const red = strokeWithColor(NO_STROKE, 'red')
    expect(strokeWithWidth(red, 0)).toEqual(NO_STROKE)
    expect(strokeWithWidth(red, -1)).toEqual(NO_STROKE)
    expect(strokeWithWidth(red, 2)).toEqual({ ...red, width: 2 })
  })
})

describe('a border', () => {
  const texts = (size: string, margin: string) => borderProblems({ size, margin }).map(messageOf)

  it('has a size and a margin from 0 to 200 (DESIGN-8)', () => {
    expect(texts('0', '200')).toEqual([])
    expect(texts('200.001', '0')).toEqual(['The border size must be a number from 0 to 200.'])
    expect(texts('0', '201')).toEqual(['The border margin must be a number from 0 to 200.'])
    for (const text of ['', '-1', 'wide', '1e2', 'NaN']) expect(texts(text, text)).toHaveLength(2)
    expect(borderProblems({ size: 'x', margin: 'x' }).map(({ field }) => field)).toEqual([
      'border_size',
      'border_margin',
    ])
  })

  it('is added or not, 0.25 inch wide (OPT-10)', () => {
    expect(BORDER_CHOICES).toEqual({ none: 'No Thanks', border: 'Add Border' })
    expect([borderWidth('none'), borderWidth('border')]).toEqual(['0', '0.25'])
  })
})

describe('lamination', () => {
  it('is gloss or matte, free, and adds years (MAT-5)', () => {
    expect(LAMINATION_CHOICES).toEqual({ gloss: 'Gloss Lamination', matte: 'Matte Lamination' })
    expect([LAMINATE_CHARGE, FLEX_CUT_CHARGE]).toEqual(['0', '0'])
    expect(LAMINATION_LIFESPAN).toEqual({ from: 1, to: 3 })
    expect(LAMINATION_NOTE).toBe('Lamination is free and adds about 1 to 3 years of lifespan.')
  })
})

describe('cutting', () => {
  const cuts = (reverseCut: boolean, flexCut = false) => ({ reverseCut, flexCut })

  it('in reverse is for reversible materials only, and mirrors the print', () => {
    const kraft = { name: 'Kraft paper label', reversible: false }
    expect(cutProblems(kraft, cuts(true)).map(messageOf)).toEqual([
      'The material Kraft paper label can not be reverse cut.',
    ])
    expect(cutProblems(kraft, cuts(true))[0]?.field).toBe('reverseCut')
    expect(cutProblems(kraft, cuts(false))).toEqual([])
    expect(cutProblems({ ...kraft, reversible: true }, cuts(true))).toEqual([])
    expect([cuts(true), cuts(false), {}].map(isMirrored)).toEqual([true, false, false])
  })

  it('follows the contour with flex cut, else it is square (OPT-14)', () => {
    expect([cuts(false, true), cuts(false, false)].map(cutShape)).toEqual(['contour', 'square'])
  })
})

describe('text', () => {
  it('is medium unless it says small 0 or large 2 (DESIGN-12)', () => {
    expect([0, 1, 2, 3, null].map(textSizeOf)).toEqual(['small', 'medium', 'large', 'medium', 'medium'])
    expect(textSizeCode('large')).toBe(2)
  })

  it('stands nowhere 0, at the bottom 1 or at the top 2 (DESIGN-10, DESIGN-13)', () => {
    expect([0, 1, 2, 3, null].map(textLocationOf)).toEqual(['none', 'bottom', 'top', 'none', 'none'])
    expect(textLocationCode('top')).toBe(2)
    expect(TEXT_ALIGNMENTS).toEqual(['left', 'center', 'right'])
  })
})

describe('an element', () => {
  it('is what its defaults say, with its rotation normalized', () => {
    expect(positionedElement({ rotation: -90, x: 3 })).toEqual({
      x: 3,
      y: 0,
      z: 0,
      width: 0,
      height: 0,
      rotation: 270,
      maintainProportion: true,
      canRemove: true,
      dontClip: false,
      allowClippingWhenLocked: false,
      invertX: false,
      invertY: false,
      offsetWidth: 0,
    })
    expect(textElement({ rotation: 370, text: 'Hello' })).toMatchObject({
      rotation: 10,
      text: 'Hello',
      symbol: 'none',
      alignment: 'center',
      stroke: NO_STROKE,
      pathScale: 1,
      canRemove: true,
    })
  })

  it('is clipped in one of seven ways (DESIGN-11)', () => {
    expect(CLIP_TYPES).toEqual([
      'none',
      'custom_path',
      'rectangle',
      'ellipse',
      'rounded_corner',
      'circle',
      'contour',
    ])
  })

  it('says nothing yet as a text', () => {
    const { symbolName, symbolRangeStart, symbolRangeEnd, text } = textElement({})
    expect([symbolName, symbolRangeStart, symbolRangeEnd, text]).toEqual(['', '', '', ''])
  })

  it('has an area only when both sides can be read', () => {
    expect(areaOf('2', '1.5')?.toString()).toBe('3')
    expect([areaOf('2', 'x'), areaOf('x', '2'), areaOf('-1', '2')]).toEqual([null, null, null])
  })
})
