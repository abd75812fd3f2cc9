import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { elementOf } from '../design/index.ts'
import { turned } from '../geometry/index.ts'
import { middleOf } from '../placement/index.ts'
import { openTestFace } from '../testing/index.ts'
import type { Face } from '../text/index.ts'
import { drawText, fittedText } from './index.ts'

let face: Face
beforeAll(async () => {
  face = await openTestFace()
})

const alignment = fc.constantFrom('left' as const, 'center' as const, 'right' as const)
const words = fc.stringMatching(/^[A-Za-z ]{1,9}(\n[A-Za-z]{1,9})?$/)
const shareOf = { left: 0, center: 0.5, right: 1 }
const text = (more: object) =>
  fittedText(
    elementOf('text', {
      id: 't',
      side: 'front',
      x: 1,
      y: 2,
      size: 0.4,
      font: 'oswald',
      text: 'Honey',
      ...more,
    }),
    {},
    face,
  )
const topOf = (element: ReturnType<typeof text>) =>
  turned(
    { x: element.x + shareOf[element.alignment] * element.width, y: element.y },
    element.rotation,
    middleOf(element),
  )

describe('fittedText (EDIT-4)', () => {
  it('always returns the box the text is drawn in', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: -200, max: 200 }), (line, degrees) => {
        const element = fittedText(text({}), { text: line, bend: { kind: 'arc', degrees } }, face)
        const { path, box } = drawText(element, face)
        expect(element.height).toBe(box.height)
        if (path !== '') expect(element.width).toBe(box.width)
      }),
    )
  })

  it('always keeps the aligned edge in place when words change, at any rotation', () => {
    fc.assert(
      fc.property(words, alignment, fc.integer({ min: 0, max: 359 }), (line, aligned, rotation) => {
        const before = text({ alignment: aligned, rotation })
        const after = fittedText(before, { text: line }, face)
        expect(topOf(after).x).toBeCloseTo(topOf(before).x, 6)
        expect(topOf(after).y).toBeCloseTo(topOf(before).y, 6)
      }),
    )
  })

  it('makes room for the widest record within the limit; another font or size keeps a narrow box’s share (VAR-16)', () => {
    const column = { symbol: 'variable_data', symbolFile: 'guests.csv' } as const
    const before = text({})
    const list = fittedText(before, { ...column, text: 'Al,Bartholomew,Cora' }, face)
    expect(list.width).toBeCloseTo(text({ text: 'Bartholomew' }).width, 6)
    expect(fittedText(list, { symbol: 'csv_list' }, face).width).toBe(list.width)
    const numbers = { symbol: 'number_range', symbolRangeStart: '8', symbolRangeEnd: '1000' } as const
    expect(fittedText(before, numbers, face).width).toBeCloseTo(text({ text: '1000' }).width, 6)
    const narrow = fittedText(before, { ...column, text: 'Al,Bartholomew' }, face, 1)
    expect(narrow.width).toBe(1)
    expect(fittedText(narrow, { size: narrow.size * 2 }, face).width).toBeCloseTo(2, 6)
    expect(fittedText(list, { size: list.size * 2 }, face).width).toBeCloseTo(list.width * 2, 6)
  })

  it('grows about the center by size, and leaves an empty text room for a cursor', () => {
    const before = text({})
    const after = fittedText(before, { size: 0.8 }, face)
    expect(middleOf(after).y).toBeCloseTo(middleOf(before).y)
    const empty = fittedText(before, { text: '' }, face)
    expect(empty.width).toBeGreaterThan(0)
    expect(empty.height).toBeCloseTo(before.height)
  })
})
