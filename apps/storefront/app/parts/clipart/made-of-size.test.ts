import type { DrawingOnProduct } from '@kisscut/artwork/clipart'
import { createProduct, defaultConfiguration } from '@kisscut/core/product'
import { expect, it } from 'vitest'
import { madeOfSize } from './made-of-size.ts'

const preferences = { unit: 'in', locale: 'en-US' } as Parameters<typeof madeOfSize>[3]

/** A printed drawing, twice as high as wide, cut along its contour. */
const made = (
  width: number,
  height: number,
  more: Partial<DrawingOnProduct> = {},
  rules: { readonly lockRatio?: string } = {},
) => {
  const product = createProduct({
    ...{
      name: 'Turtle',
      currency: 'USD',
      defaultWidth: '4',
      defaultHeight: '4',
      materials: [{ id: 'vinyl' }],
    },
    ...rules,
  })
  const box = { x: 0, y: 0, width: 50, height: 100 }
  const drawing: DrawingOnProduct = {
    ...{ size: { width, height }, boxes: { viewBox: box, content: box }, isFilm: false, inverted: false },
    ...{ dieLine: 'contour', stroke: 0, ...more },
  }
  return madeOfSize(product, defaultConfiguration(product), drawing, preferences)
}

it('a finished size is named, and offered where it is well below the paid one (CLIP-17, SIZE-20)', () => {
  expect(made(4, 4)).toEqual({
    note: 'Finished size: 2.125 × 4 in',
    problems: [
      {
        text: 'This cut comes out at 2.125 × 4 in, smaller than the 4 × 4 in you’re paying for.',
        level: 'warning',
        fix: { field: 'size', value: '2.125x4', label: 'Order 2.125 × 4 in' },
      },
    ],
  })
  expect(made(2.125, 4)).toEqual({ note: 'Finished size: 2.125 × 4 in', problems: [] })
  expect(made(4, 4, { isFilm: true, inverted: true }).problems).toEqual([])
  expect(made(4, 4, { dieLine: 'circle' }).problems).toEqual([])
})

it('a finished size is only named where no smaller size can be ordered (SIZE-20)', () => {
  const [problem] = made(4, 4, {}, { lockRatio: '1:1' }).problems
  expect(problem?.level).toBe('warning')
  expect(problem?.fix).toBeUndefined()
})
