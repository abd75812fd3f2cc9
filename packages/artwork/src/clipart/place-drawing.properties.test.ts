import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finishedDrawing, onPage, placedDrawing, type DrawingOnProduct } from './index.ts'

const length = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const box = fc.record({
  x: length(-50, 50),
  y: length(-50, 50),
  width: length(10, 500),
  height: length(10, 500),
})
/** A drawing somewhere in a view box. */
const boxes = fc.tuple(box, length(0.2, 1), length(0.2, 1)).map(([viewBox, wide, high]) => ({
  viewBox,
  content: { ...viewBox, width: viewBox.width * wide, height: viewBox.height * high },
}))
const drawing: fc.Arbitrary<DrawingOnProduct> = fc.record({
  size: fc.record({ width: length(1, 24), height: length(1, 24) }),
  boxes,
  isFilm: fc.boolean(),
  inverted: fc.boolean(),
  dieLine: fc.constantFrom('contour' as const, 'circle' as const, 'rectangle' as const),
  stroke: length(0, 0.1),
})

describe('invariants of drawings on their products', () => {
  it('always fill the ordered size: inverted film and shapes in both directions, others in at least one (SIZE-14, CLIP-4)', () => {
    fc.assert(
      fc.property(drawing, (of) => {
        const { size, isFilm, inverted, dieLine } = of
        const finished = finishedDrawing(of)
        const room = [size.width - finished.width, size.height - finished.height]
        expect(Math.min(...room)).toBeCloseTo(0, 6)
        if (inverted || (!isFilm && dieLine !== 'contour')) expect(Math.max(...room)).toBeCloseTo(0, 6)
      }),
    )
  })

  it('never lose the blank area that holds an inverted drawing together: its view box is in the piece (CLIP-4)', () => {
    fc.assert(
      fc.property(drawing, (of) => {
        const { content } = placedDrawing({ ...of, inverted: true })
        const { viewBox } = of.boxes
        const room = [viewBox.x - content.x, viewBox.y - content.y]
        const rest = [content.width - viewBox.width - room[0]!, content.height - viewBox.height - room[1]!]
        expect(Math.min(...room, ...rest)).toBeGreaterThan(-1e-6)
      }),
    )
  })

  it('never count parts beyond the view box in print', () => {
    fc.assert(
      fc.property(box, box, (viewBox, drawn) => {
        const { content } = onPage({ viewBox, content: drawn })
        expect(content.x).toBeGreaterThanOrEqual(viewBox.x)
        expect(content.y).toBeGreaterThanOrEqual(viewBox.y)
        expect(content.x + content.width).toBeLessThanOrEqual(viewBox.x + viewBox.width + 1e-9)
        expect(content.y + content.height).toBeLessThanOrEqual(viewBox.y + viewBox.height + 1e-9)
      }),
    )
  })
})
