import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cornersOf } from '../placement/index.ts'
import { cropUpload, elementOf, emptyDesign, wholeOf } from './index.ts'
import type { Crop, UploadItem } from './index.ts'

const share = fc.double({ min: 0, max: 0.45, noNaN: true })
const crop: fc.Arbitrary<Crop> = fc.tuple(share, share, share, share).map(([left, top, right, bottom]) => ({
  ...{ x: left, y: top },
  ...{ width: 1 - left - right, height: 1 - top - bottom },
}))
const place = fc.record({
  x: fc.double({ min: -2, max: 4, noNaN: true }),
  y: fc.double({ min: -2, max: 4, noNaN: true }),
  width: fc.double({ min: 0.2, max: 4, noNaN: true }),
  height: fc.double({ min: 0.2, max: 4, noNaN: true }),
  rotation: fc.integer({ min: 0, max: 359 }),
})
const cropped = (element: UploadItem, ...crops: readonly Crop[]) =>
  crops.reduce((design, each) => cropUpload('u', each).apply(design), {
    ...emptyDesign(4, 4),
    elements: [element],
  } as ReturnType<typeof emptyDesign>).elements[0] as UploadItem
const close = (a: UploadItem | ReturnType<typeof wholeOf>, b: ReturnType<typeof wholeOf>) => {
  const [of, other] = [cornersOf(a), cornersOf(b)]
  of.forEach((corner, at) => {
    expect(corner.x).toBeCloseTo(other[at]!.x, 6)
    expect(corner.y).toBeCloseTo(other[at]!.y, 6)
  })
}

describe('invariants of cropping (EDIT-14)', () => {
  it('never moves the picture on the product, however often another part is chosen', () => {
    fc.assert(
      fc.property(place, crop, crop, (at, first, second) => {
        const element = elementOf('upload', { id: 'u', side: 'front', file: 'f', ...at })
        close(wholeOf(cropped(element, first, second)), element)
      }),
    )
  })

  it('always restores the whole picture without a crop', () => {
    fc.assert(
      fc.property(place, crop, (at, part) => {
        const element = elementOf('upload', { id: 'u', side: 'front', file: 'f', ...at })
        const back = cropped(element, part, { x: 0, y: 0, width: 1, height: 1 })
        expect(back.crop).toBeNull()
        close(back, element)
      }),
    )
  })
})
