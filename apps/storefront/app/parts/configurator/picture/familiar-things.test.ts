import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { familiarThingFor } from './familiar-things.ts'
import { windowAround } from './sticker-scene.ts'

describe('the familiar object for scale', () => {
  it('is always large enough to be recognized, and narrower than the room beside a square sticker of its size', () => {
    fc.assert(
      fc.property(fc.double({ min: 2, max: 120, noNaN: true }), fc.boolean(), (size, isMetric) => {
        const { side } = windowAround({ width: size, height: size })
        const thing = familiarThingFor(side, isMetric)
        expect(thing).not.toBeNull()
        expect(thing!.height / side).toBeGreaterThanOrEqual(0.035)
        expect(thing!.height / side).toBeLessThanOrEqual(0.26)
      }),
    )
  })

  it.each([
    [2, 'a dime'],
    [12, 'a dime'],
    [24, 'a business card'],
    [60, 'a sheet of letter paper'],
  ])('beside %d inches is %s', (size, name) => {
    expect(familiarThingFor(windowAround({ width: size, height: size }).side, false)?.name).toBe(name)
  })

  it('is left out beside the smallest stickers', () => {
    expect(familiarThingFor(windowAround({ width: 0.5, height: 0.5 }).side, false)).toBeNull()
  })
})
