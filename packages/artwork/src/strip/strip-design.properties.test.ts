import { TEXT_LOCATIONS, TEXT_SIZES } from '@kisscut/core/design'
import { NO_PAINT } from '@kisscut/core/color'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { designToJson, readDesign } from '../design-json/index.ts'
import { dieLineOf, elementsOn, type Design } from '../design/index.ts'
import { emSizeOf, placedText } from '../design-scene/index.ts'
import { boxAround, flatten } from '../geometry/index.ts'
import { isOutsideSafeArea } from '../placement/index.ts'
import { openTestFace } from '../testing/face.ts'
import type { Face } from '../text/index.ts'
import { stripDesign, type Strip } from './index.ts'

let face: Face
beforeAll(async () => {
  face = await openTestFace()
})

const inches = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((thousandths) => thousandths / 1000)
const clipart = fc.record({
  clipart: fc.constantFrom('dad', 'mom', 'dog'),
  width: inches(0.1, 9),
  height: inches(0.1, 9),
  regions: fc.constant(['shirt', 'skin']),
  paints: fc.constant({ shirt: { colorId: 'sea', customColor: null } }),
})
const text = fc.record({
  words: fc.string({ maxLength: 60 }),
  size: fc.constantFrom(...TEXT_SIZES),
  location: fc.constantFrom(...TEXT_LOCATIONS),
})
const strips = fc
  .record({
    width: inches(1, 50),
    height: inches(1, 50),
    cliparts: fc.array(clipart, { maxLength: 12 }),
    text: fc.option(text),
    color: fc.constantFrom(NO_PAINT, { colorId: 'ink', customColor: null }),
    isSingleColor: fc.boolean(),
  })
  .map((each): Strip => ({
    ...each,
    text: each.text && { ...each.text, font: 'oswald', em: emSizeOf(each.text.words, face) },
  }))

const SMALL = 1e-9
const row = ({ elements }: Design) => elements.filter(({ kind }) => kind === 'clipart')

describe('invariants of a strip (DDB-1)', () => {
  const always = (holds: (strip: Strip, design: Design) => void) =>
    fc.assert(fc.property(strips, (strip) => holds(strip, stripDesign(strip))))

  it('is always within the safe area, round corners included', () =>
    always((_, design) => {
      const spec = dieLineOf(design, design.sides[0]!)
      for (const element of design.elements) expect(isOutsideSafeArea(element, spec)).toBe(false)
    }))

  it('is always in order, in one row on one line, with equal gaps', () =>
    always(({ cliparts }, design) => {
      const boxes = row(design)
      expect(elementsOn(design, 'front').map(({ id }) => id)).toEqual(design.elements.map(({ id }) => id))
      expect(boxes.map((each) => each.kind === 'clipart' && each.clipart)).toEqual(
        cliparts.map((each) => each.clipart),
      )
      const gaps = boxes.slice(1).map((box, at) => box.x - boxes[at]!.x - boxes[at]!.width)
      for (const gap of gaps) {
        expect(gap).toBeGreaterThan(0)
        expect(Math.abs(gap - gaps[0]!)).toBeLessThan(SMALL)
      }
      const feet = boxes.map(({ y, height }) => y + height)
      for (const each of feet) expect(Math.abs(each - feet[0]!)).toBeLessThan(SMALL)
    }))

  it('never has overlaps, of figures or words', () =>
    always((_, { elements }) => {
      for (const [at, a] of elements.entries())
        for (const b of elements.slice(at + 1)) {
          const isApart =
            a.x + a.width <= b.x + SMALL ||
            b.x + b.width <= a.x + SMALL ||
            a.y + a.height <= b.y + SMALL ||
            b.y + b.height <= a.y + SMALL
          expect(isApart).toBe(true)
        }
    }))

  it('never distorts figures or letters, and keeps the figures’ relative sizes', () =>
    always(({ cliparts }, design) => {
      const boxes = row(design)
      const scale = boxes[0] ? boxes[0].height / cliparts[0]!.height : 1
      for (const [at, { width, height }] of boxes.entries()) {
        expect(width / cliparts[at]!.width / scale).toBeCloseTo(1, 9)
        expect(height / cliparts[at]!.height / scale).toBeCloseTo(1, 9)
      }
      for (const element of design.elements)
        if (element.kind === 'text') {
          const { width, height } = emSizeOf(element.text, face)
          expect(element.width / element.height).toBeCloseTo(width / height, 6)
          expect(element.size).toBeCloseTo(element.height / height, 9)
        }
    }))

  it('always has the words centered, and only in their place', () =>
    always(({ text: words, width }, { elements }) => {
      const found = elements.find(({ kind }) => kind === 'text')
      const isShown = words !== null && words.location !== 'none' && words.words.trim() !== ''
      if (isShown) expect(found).toMatchObject({ text: words.words })
      if (found === undefined) return
      expect(found.x + found.width / 2).toBeCloseTo(width / 2, 9)
      for (const each of elements.filter(({ kind }) => kind === 'clipart'))
        expect(found.y < each.y).toBe(words!.location === 'top')
    }))

  it('is always the same for the same input, and can be stored', () =>
    always((strip, design) => {
      expect(designToJson(stripDesign(structuredClone(strip)))).toBe(designToJson(design))
      expect(readDesign(JSON.parse(designToJson(design)))).toMatchObject({ ok: true })
    }))

  it('always has the chosen single color, or each figure’s own colors', () =>
    always(({ color, isSingleColor }, { elements }) => {
      for (const each of elements)
        if (each.kind === 'clipart')
          expect(each.regions).toEqual(
            isSingleColor && color.colorId
              ? { shirt: color, skin: color }
              : { shirt: { colorId: 'sea', customColor: null } },
          )
        else if (each.kind === 'text') expect(each.fill).toEqual(color)
    }))
})

describe('words on a strip', () => {
  it('are drawn in their box, and grow with their size setting (DESIGN-12, DESIGN-13)', () => {
    const heights = TEXT_SIZES.map((size) => {
      const design = stripDesign({
        ...{ width: 12, height: 4, cliparts: [], color: NO_PAINT, isSingleColor: false },
        text: {
          words: 'The Millers',
          font: 'oswald',
          em: emSizeOf('The Millers', face),
          size,
          location: 'bottom',
        },
      })
      const [element] = design.elements
      if (element?.kind !== 'text') throw new Error('There are no words')
      const ink = boxAround(flatten(placedText(element, face), 0.01).flat())
      expect(ink.y).toBeGreaterThan(element.y)
      expect(ink.y + ink.height).toBeLessThan(element.y + element.height + 0.01)
      return ink.height
    })
    expect(heights[0]! < heights[1]! && heights[1]! < heights[2]!).toBe(true)
  })
})
