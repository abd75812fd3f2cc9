import { elementOf, emptyDesign, type Design, type TextItem } from '@kisscut/artwork/design'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roomFor } from './room-for.ts'

const side = 'front'
const SAFE = 0.1
const HAIR = 1e-9

const words = (more: Partial<TextItem>) =>
  elementOf('text', {
    id: 'text',
    side,
    text: 'Mia',
    size: 0.4,
    x: 1.5,
    y: 1,
    width: 1,
    height: 0.4,
    ...more,
  })
const picture = (x: number, y: number, width: number, height: number) =>
  elementOf('clipart', { id: 'picture', side, clipart: 'bee', x, y, width, height })
const design = (...elements: Design['elements']): Design => ({ ...emptyDesign(4, 3), elements })
const room = (text: TextItem, on: Design, size = text.size) => roomFor(text, on, { safeArea: SAFE }, size)
const set = (text: TextItem, width: number): TextItem => {
  const share = { left: 0, center: 0.5, right: 1 }[text.alignment]
  return { ...text, width, x: text.x + share * (text.width - width) }
}

describe('roomFor (TOOL-5)', () => {
  const length = fc.double({ min: 0.3, max: 1.2, noNaN: true })
  const alignment = fc.constantFrom<TextItem['alignment']>('left', 'center', 'right')
  const place = fc.record({ x: fc.double({ min: 0.1, max: 2.5, noNaN: true }), width: length, alignment })
  const other = fc.tuple(fc.double({ min: 0, max: 3, noNaN: true }), length)

  it('never reaches neighbors or the edge, and stays the same once the text is filled in', () => {
    fc.assert(
      fc.property(place, other, (placed, [x, width]) => {
        const text = words(placed)
        const on = design(text, picture(x, 1, width, 0.4))
        const isApart = x >= text.x + text.width || x + width <= text.x
        const wide = room(text, on)
        const filled = set(text, wide)
        fc.pre(isApart && wide > 0.25)
        expect(filled.x >= x + width - HAIR || filled.x + wide <= x + HAIR).toBe(true)
        expect(room(filled, design(filled, picture(x, 1, width, 0.4)))).toBeCloseTo(wide, 6)
      }),
    )
  })

  it('is the space beside a picture, and all of it without one', () => {
    const text = words({ alignment: 'left' })
    expect(room(text, design(text))).toBeCloseTo(4 - SAFE - 1.5)
    expect(room(text, design(text, picture(3, 1.2, 0.5, 0.5)))).toBeCloseTo(3 - SAFE - 1.5)
    expect(room(text, design(text, picture(3, 1.5, 0.5, 0.5)))).toBeCloseTo(4 - SAFE - 1.5)
    // At its template's height, the text would reach the picture.
    expect(room(text, design(text, picture(3, 1.5, 0.5, 0.5)), 0.8)).toBeCloseTo(3 - SAFE - 1.5)
  })

  it('ends before the border of its side, and before a frame around it', () => {
    const text = words({ alignment: 'left' })
    const plain = design(text)
    const [front] = plain.sides
    const border = { colorId: 'ink', customColor: null, width: 50, margin: 50 }
    const bordered = { ...plain, sides: [{ ...front!, shape: { ...front!.shape, border } }] }
    expect(room(text, bordered)).toBeCloseTo(4 - 0.3 - SAFE - 1.5)
    const frame = elementOf('shape', {
      ...{ id: 'frame', side, shape: 'rectangle', x: 1, y: 0.5, width: 2, height: 2 },
      stroke: { colorId: 'ink', customColor: null, width: 100 },
    })
    expect(room(text, design(frame, text))).toBeCloseTo(3 - 0.05 - SAFE - 1.5)
  })

  it('is unchanged where the template itself overlaps a text with something', () => {
    const text = words({ alignment: 'left' })
    const whole = room(text, design(text))
    expect(room(text, design(text, picture(2.2, 1, 1, 0.4)))).toBe(whole)
    expect(room(text, design(picture(1, 0.5, 2.5, 2), text))).toBe(whole)
  })
})
