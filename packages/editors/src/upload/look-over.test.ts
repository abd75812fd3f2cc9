import { describe, expect, it } from 'vitest'
import { dpiOf, remarkOnDpi, remarksOn } from './look-over.ts'

const spec = { shape: 'rectangle' as const, width: 2, height: 2 }
const file = { pixelWidth: 600, pixelHeight: 600, isVector: false, hasAlpha: true }
const middle = { x: 0.25, y: 0.25, width: 1.5, height: 1.5, rotation: 0 }
const lay = (more: object) => remarksOn({ spec, file, placement: middle, contourBox: null, ...more })

describe('the print rules on the mat', () => {
  it.each([
    [300, 'ok'],
    [299, 'ok'],
    [150, 'ok'],
    [149, 'warning'],
    [72, 'warning'],
    [71, 'error'],
    [null, 'ok'],
  ])('judge %s dpi as %s', (dpi, level) => expect(remarkOnDpi(dpi).level).toBe(level))

  it('count the dots of the size it is placed at', () => {
    expect(dpiOf({ file, placement: middle })).toBe(400)
    expect(dpiOf({ file, placement: { ...middle, width: 15, height: 15 } })).toBe(40)
    expect(dpiOf({ file: { ...file, isVector: true }, placement: middle })).toBeNull()
  })
})

describe('what to look at before printing', () => {
  it('is nothing for artwork well inside', () => {
    expect(lay({}).every(({ level }) => level === 'ok')).toBe(true)
  })

  it('is artwork too near to the cut line, with the way out that suits it', () => {
    const placement = { ...middle, x: 0.01 }
    expect(lay({ placement })[0]).toMatchObject({ level: 'warning', mend: 'fit' })
    expect(lay({ placement, file: { ...file, hasAlpha: false } })[0]).toMatchObject({ mend: 'fill' })
  })

  it('is not artwork that covers the bleed all round', () => {
    const placement = { x: -0.1, y: -0.1, width: 2.2, height: 2.2, rotation: 0 }
    expect(lay({ placement }).every(({ level }) => level === 'ok')).toBe(true)
  })

  it('is artwork beside the product', () => {
    expect(lay({ placement: { ...middle, x: 5 } })[0]).toMatchObject({ level: 'error', mend: 'fit' })
  })

  it('is a contour larger than the size', () => {
    const contour = { ...spec, shape: 'contour' as const }
    expect(lay({ spec: contour, contourBox: { x: -0.2, y: 0, width: 2, height: 2 } })[0]?.mend).toBe('fit')
    expect(lay({ spec: contour, contourBox: { x: 0, y: 0, width: 2, height: 2 } })[0]?.level).toBe('ok')
  })
})
