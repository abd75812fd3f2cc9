import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { elementOf, emptyDesign, type Design, type TextItem } from '../design/index.ts'
import { fittedText } from '../design-scene/index.ts'
import { openTestFace } from '../testing/index.ts'
import type { Face } from '../text/index.ts'
import { addedLine, changedLine, linesInOrder, movedLine, withoutLine, type LineFields } from './layout.ts'
import { LINE_PATHS, bendAlong, pathOfShape, shapeOfPath } from './shapes.ts'

let face: Face
beforeAll(async () => {
  face = await openTestFace()
})

const alignment = fc.constantFrom('left', 'center', 'right')
const words = fc.constantFrom('OPEN', 'Mo–Fr 9–5', 'I', 'Closed on Sundays', 'MV 4711 KC', 'gypsy')
const size = fc.double({ min: 0.3, max: 6, noNaN: true })
const line = fc.record({ text: words, size, alignment })
const fields: fc.Arbitrary<LineFields> = fc.oneof(
  fc.record({ text: words }),
  fc.record({ size }),
  fc.record({ tracking: fc.integer({ min: -50, max: 300 }) }),
  fc.record({ alignment }),
  fc.record({
    bend: fc.integer({ min: 5, max: 180 }).map((degrees): TextItem['bend'] => ({ kind: 'arc', degrees })),
  }),
)
type Step = { readonly at: number; readonly by: -1 | 1; readonly fields: LineFields }
const step: fc.Arbitrary<Step> = fc.record({ at: fc.nat(7), by: fc.constantFrom(-1, 1), fields })

const written = (lines: readonly Partial<TextItem>[]): Design =>
  lines.reduce<Design>(
    (design, given, at) => {
      const made = elementOf('text', { ...given, id: `l${at}`, side: 'front', font: 'oswald' })
      return addedLine(design, made, face)
    },
    emptyDesign(1, 1),
  )

const changedBy = (design: Design, { at, by, fields: given }: Step): Design => {
  const lines = linesInOrder(design)
  const id = lines[at % lines.length]!.id
  return at % 3 === 0 ? movedLine(design, id, by) : changedLine(design, id, given, face)
}

/** Distance of each line from its aligned position. */
function strays(design: Design): readonly number[] {
  const lines = linesInOrder(design)
  const left = Math.min(...lines.map(({ x }) => x))
  const right = Math.max(...lines.map(({ x, width }) => x + width))
  return lines.map(({ x, width, alignment: to }) =>
    to === 'left' ? x - left : to === 'right' ? right - x - width : (left + right) / 2 - x - width / 2,
  )
}

const lines = fc.array(line, { minLength: 1, maxLength: 5 })

describe('lines of lettering (LET-7)', () => {
  it('are always aligned, after any addition, change and move', () => {
    fc.assert(
      fc.property(lines, fc.array(step, { maxLength: 6 }), (given, steps) => {
        const design = steps.reduce(changedBy, written(given))
        for (const stray of strays(design)) expect(stray).toBeCloseTo(0, 6)
      }),
      { numRuns: 60 },
    )
  })

  it('never overlap after an addition, change or move', () => {
    fc.assert(
      fc.property(lines, fc.array(step, { maxLength: 6 }), (given, steps) => {
        const ordered = linesInOrder(steps.reduce(changedBy, written(given)))
        ordered.forEach((each, at) => {
          const next = ordered[at + 1]
          if (next) expect(next.y).toBeGreaterThanOrEqual(each.y + each.height - 1e-6)
        })
      }),
      { numRuns: 60 },
    )
  })

  it('always fill the boxes they are drawn in', () => {
    fc.assert(
      fc.property(lines, fc.array(step, { maxLength: 4 }), (given, steps) => {
        for (const each of linesInOrder(steps.reduce(changedBy, written(given)))) {
          const { width, height } = fittedText(each, {}, face)
          expect([each.width, each.height]).toEqual([expect.closeTo(width, 6), expect.closeTo(height, 6)])
        }
      }),
      { numRuns: 40 },
    )
  })

  it('stay where they were dragged to', () => {
    const design = written([{ text: 'OPEN' }, { text: 'Mo–Fr 9–5' }])
    const dragged = {
      ...design,
      elements: design.elements.map((each) => (each.id === 'l1' ? { ...each, x: each.x + 3 } : each)),
    }
    const changed = changedLine(dragged, 'l0', { text: 'OPENING HOURS' }, face)
    expect(linesInOrder(changed)[1]!.x).toBe(linesInOrder(dragged)[1]!.x)
  })

  it('close up where one is removed', () => {
    const design = written([{ text: 'OPEN' }, { text: 'Mo' }, { text: 'Tu' }])
    const [, second, third] = linesInOrder(design)
    const rest = linesInOrder(withoutLine(design, second!.id))
    expect(rest.map(({ text }) => text)).toEqual(['OPEN', 'Tu'])
    expect(rest[1]!.y).toBeCloseTo(third!.y - (third!.y - second!.y))
  })

  it('stay unchanged where they are locked or unknown', () => {
    const design = written([{ text: 'OPEN' }, { text: 'Mo', locked: true }])
    expect(changedLine(design, 'l1', { text: 'Tu' }, face)).toBe(design)
    expect(changedLine(design, 'gone', { text: 'Tu' }, face)).toBe(design)
    expect(movedLine(design, 'l0', 1)).toBe(design)
    expect(withoutLine(design, 'l1')).toBe(design)
    expect(addedLine(design, linesInOrder(design)[0]!, face)).toBe(design)
  })
})

describe('paths for lines (LET-8)', () => {
  it('are always recognized by their shape', () => {
    const width = fc.double({ min: 0.1, max: 240, noNaN: true })
    fc.assert(
      fc.property(fc.constantFrom(...LINE_PATHS), width, (shape, wide) => {
        expect(shapeOfPath(pathOfShape(shape, wide))).toBe(shape)
      }),
    )
    for (const path of ['', 'M0 0H3', 'M0 0C1 2 3 4 5 0', 'hello']) expect(shapeOfPath(path)).toBeNull()
  })

  it('grow with their words, and hold every letter', () => {
    for (const shape of LINE_PATHS) {
      const design = written([{ text: 'SEA' }])
      const bend = bendAlong(linesInOrder(design)[0]!, shape, face)
      const bent = changedLine(design, 'l0', { bend }, face)
      const long = changedLine(bent, 'l0', { text: 'SEA YOU LATER' }, face)
      const [now] = linesInOrder(long)
      expect(now!.bend.kind === 'path' && shapeOfPath(now!.bend.path)).toBe(shape)
      expect(now!.width).toBeGreaterThan(linesInOrder(bent)[0]!.width * 2)
      const [back] = linesInOrder(changedLine(long, 'l0', { bend: { kind: 'straight' } }, face))
      expect(back!.height).toBeLessThan(now!.height)
    }
  })
})
