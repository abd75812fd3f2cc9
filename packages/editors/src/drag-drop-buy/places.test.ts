import { describe, expect, it } from 'vitest'
import { percentOf, placeAt, viewOf } from './places.ts'

const frame = {
  rect: { left: 100, top: 50, width: 400, height: 120 },
  view: { x: 0, y: 0, width: 20, height: 6 },
}
const boxes = [2, 8, 14].map((x) => ({ x, width: 4 }))

describe('placeAt (DDB-9)', () => {
  it('is between the figures whose centers the pointer has passed', () => {
    const places = [110, 190, 250, 310, 480].map((x) => placeAt(frame, boxes, { x, y: 100 }))
    expect(places).toEqual([0, 1, 1, 2, 3])
    expect(placeAt(frame, [], { x: 300, y: 100 })).toBe(0)
  })

  it('is null away from the strip, but not close to it', () => {
    expect(placeAt(frame, boxes, { x: 300, y: 300 })).toBeNull()
    expect(placeAt(frame, boxes, { x: 10, y: 100 })).toBeNull()
    expect(placeAt(frame, boxes, { x: 300, y: 190 })).not.toBeNull()
  })

  it('covers the figures of the picture, whatever margin the picture has', () => {
    const view = viewOf('<svg viewBox="-1 -1 22 8" width="5">')
    expect(view).toEqual({ x: -1, y: -1, width: 22, height: 8 })
    expect(percentOf({ x: -1, y: -1, width: 11, height: 8 }, view)).toEqual({
      ...{ left: '0%', top: '0%', width: '50%', height: '100%' },
    })
  })
})
