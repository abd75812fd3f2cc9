import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { middleOf } from '../placement/index.ts'
import {
  MASK_FORMS,
  elementOf,
  emptyDesign,
  maskTo,
  perform,
  replacePicture,
  startHistory,
  swapFile,
  undo,
} from './index.ts'
import type { Design, UploadItem } from './index.ts'

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
const first = ({ elements }: Design) => elements[0] as UploadItem

describe('a file derived from a picture’s (EDIT-24)', () => {
  it('replaces it and changes nothing else: neither frame nor crop, nor another picture of the same file', () => {
    fc.assert(
      fc.property(picture, pixels, (element, size) => {
        const swap = swapFile(element, { file: 'after', pixels: size }, 'remove background')
        const history = perform(startHistory(on(element, other)), swap)
        expect(history.present.elements).toEqual([{ ...element, file: 'after', pixels: size }, other])
        expect(undo(history).present).toEqual(on(element, other))
      }),
    )
  })

  it('is ignored where the picture now has another file, is locked, or was removed', () => {
    fc.assert(
      fc.property(picture, (element) => {
        const swap = swapFile(element, { file: 'after', pixels: null }, 'remove background')
        for (const design of [on({ ...element, file: 'other' }), on({ ...element, locked: true }), on(other)])
          expect(swap.apply(design)).toEqual(design)
      }),
    )
  })
})

describe('a replacement picture (EDIT-25)', () => {
  it('keeps its own ratio, centered in the frame, whole', () => {
    fc.assert(
      fc.property(picture, pixels, (element, size) => {
        const replaced = first(replacePicture('u', { file: 'after', pixels: size }, size).apply(on(element)))
        expect(replaced).toMatchObject({ file: 'after', crop: null, rotation: element.rotation })
        expect(replaced.width / replaced.height / (size.width / size.height)).toBeCloseTo(1, 6)
        const [middle, before] = [middleOf(replaced), middleOf(element)]
        expect(middle.x).toBeCloseTo(before.x, 6)
        expect(middle.y).toBeCloseTo(before.y, 6)
        expect(replaced.width).toBeLessThanOrEqual(element.width + 1e-9)
        expect(replaced.height).toBeLessThanOrEqual(element.height + 1e-9)
      }),
    )
  })

  it('covers the frame of a masked picture, and the mask stays', () => {
    fc.assert(
      fc.property(picture, pixels, (element, size) => {
        const masked = maskTo('u', MASK_FORMS.heart, 'm').apply(on(element))
        const mask = masked.elements.find(({ kind }) => kind === 'clip_mask')
        const design = replacePicture('u', { file: 'after', pixels: size }, size).apply(masked)
        const replaced = first(design)
        expect(replaced.width).toBeGreaterThanOrEqual(element.width - 1e-9)
        expect(replaced.height).toBeGreaterThanOrEqual(element.height - 1e-9)
        expect(design.elements.find(({ kind }) => kind === 'clip_mask')).toEqual(mask)
      }),
    )
  })
})
