import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { elementOf, emptyDesign, perform, startHistory, swapFile, undo } from './index.ts'
import type { Design } from './index.ts'

const length = fc.double({ min: 0.2, max: 4, noNaN: true })
const pixels = fc.record({
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
})
const picture = fc
  .record({
    ...{ x: fc.double({ min: -2, max: 4, noNaN: true }), y: fc.double({ min: -2, max: 4, noNaN: true }) },
    ...{ width: length, height: length, rotation: fc.integer({ min: 0, max: 359 }), invertX: fc.boolean() },
    crop: fc.constantFrom(null, { x: 0.25, y: 0, width: 0.5, height: 1 }),
  })
  .map((place) => elementOf('upload', { id: 'u', side: 'front', file: 'before', ...place }))
const other = elementOf('upload', { id: 'v', side: 'front', file: 'before' })
const on = (...elements: Design['elements']): Design => ({ ...emptyDesign(4, 4), elements })

describe('a file made of a picture’s (EDIT-24)', () => {
  it('takes its place and changes nothing else: neither frame nor crop, nor another picture of the same file', () => {
    fc.assert(
      fc.property(picture, pixels, (element, size) => {
        const swap = swapFile(element, { file: 'after', pixels: size }, 'remove background')
        const history = perform(startHistory(on(element, other)), swap)
        expect(history.present.elements).toEqual([{ ...element, file: 'after', pixels: size }, other])
        expect(undo(history).present).toEqual(on(element, other))
      }),
    )
  })

  it('comes too late where the picture has another file by then, is locked, or is gone', () => {
    fc.assert(
      fc.property(picture, (element) => {
        const swap = swapFile(element, { file: 'after', pixels: null }, 'remove background')
        for (const design of [on({ ...element, file: 'other' }), on({ ...element, locked: true }), on(other)])
          expect(swap.apply(design)).toEqual(design)
      }),
    )
  })
})
