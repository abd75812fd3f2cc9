import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dieLineOf, elementOf, emptyDesign, type Design, type Element } from '../design/index.ts'
import { faceOf } from '../testing/faces.ts'
import { resourcesWith } from '../testing/resources.ts'
import { findingsOf, fixOf } from './index.ts'

const woff2 = createRequire(import.meta.url).resolve('@fontsource/oswald/files/oswald-latin-500-normal.woff2')
const resources = resourcesWith(await faceOf(readFileSync(woff2)))
const CLIPS = ['rectangle', 'rounded_corner', 'ellipse', 'circle'] as const

const far = fc.double({ min: -1e9, max: 1e9, noNaN: true })
const near = fc.double({ min: -8, max: 8, noNaN: true })
const place = fc.record({
  x: fc.oneof(near, far),
  y: fc.oneof(near, far),
  width: fc.double({ min: 0.2, max: 6, noNaN: true }),
  height: fc.double({ min: 0.1, max: 3, noNaN: true }),
  rotation: fc.double({ min: 0, max: 359, noNaN: true }),
})
const product = fc.record({
  width: fc.double({ min: 1, max: 8, noNaN: true }),
  height: fc.double({ min: 1, max: 8, noNaN: true }),
  clip: fc.constantFrom(...CLIPS),
})

function on({ width, height, clip }: { width: number; height: number; clip: (typeof CLIPS)[number] }) {
  const plain = emptyDesign(width, height)
  const side = { ...plain.sides[0]!, shape: { ...plain.sides[0]!.shape, clipType: clip } }
  const design: Design = { ...plain, sides: [side] }
  const spec = dieLineOf(design, side)
  return {
    codes: (element: Element) => findingsOf(element, spec, resources).map(({ code }) => code),
    fixes: (element: Element) =>
      findingsOf(element, spec, resources).map((finding) => ({
        finding,
        fix: fixOf(finding, element, spec, resources),
      })),
    applied: (element: Element, fix: { command: { apply(design: Design): Design } }) =>
      fix.command.apply({ ...design, elements: [element] }).elements[0],
  }
}

describe('invariants of a one-click fix (EDIT-21)', () => {
  it('always moves a text from anywhere into the safe area, at any rotation and cut', () => {
    fc.assert(
      fc.property(product, place, (size, at) => {
        const { codes, fixes, applied } = on(size)
        const text = elementOf('text', { ...at, id: 't', side: 'front', font: 'oswald', text: 'Honey' })
        for (const { finding, fix } of fixes(text)) {
          expect(fix?.name, finding.code).toBe('move-inside')
          const after = applied(text, fix!)!
          expect(codes(after)).toEqual([])
          expect(after.width).toBeLessThanOrEqual(text.width)
          expect(after.width / after.height).toBeCloseTo(text.width / text.height, 6)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('never does more than needed: size and alignment stay where possible', () => {
    fc.assert(
      fc.property(near, (x) => {
        const { codes, fixes } = on({ width: 4, height: 3, clip: 'rectangle' })
        const text = elementOf('text', {
          ...{ id: 't', side: 'front', font: 'oswald', text: 'Honey' },
          ...{ x, y: 1, width: 1.5, height: 0.5 },
        })
        fc.pre(codes(text).length > 0)
        for (const { fix } of fixes(text)) {
          expect(fix?.element).toMatchObject({ y: 1, width: 1.5, height: 0.5 })
          expect(Math.abs(fix!.element.x + 0.75 - 2)).toBeCloseTo(2 - 1 / 16 - 0.75, 3)
        }
      }),
    )
  })

  it('makes a picture just small enough for its resolution, about its center, the same as in print', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 290 }), (pixels) => {
        const { codes, fixes, applied } = on({ width: 4, height: 3, clip: 'rectangle' })
        const upload = elementOf('upload', {
          ...{ id: 'u', side: 'front', file: 'f', pixels: { width: pixels, height: pixels } },
          ...{ x: 1, y: 0.5, width: 2, height: 2 },
        })
        for (const { fix } of fixes(upload)) {
          const after = applied(upload, fix!)!
          expect(after.width).toBeCloseTo(pixels / 150, 6)
          expect(after.x + after.width / 2).toBeCloseTo(2, 6)
          expect(codes(after)).toEqual([])
        }
        expect(codes(upload)).toHaveLength(1)
      }),
    )
  })
})

describe('a one-click fix (EDIT-21)', () => {
  const { fixes, codes, applied } = on({ width: 4, height: 3, clip: 'rectangle' })
  const at = { id: 'e', side: 'front', x: 1, y: 1, width: 1, height: 1 }

  it('makes a code large enough to scan, inside the safe area where it was at its edge', () => {
    const code = elementOf('code', {
      ...at,
      x: 3.6,
      width: 0.3,
      height: 0.3,
      data: 'https://kisscut.example',
    })
    const [{ finding, fix } = { finding: null, fix: null }] = fixes(code)
    expect([finding?.code, fix?.name]).toEqual(['code-too-small', 'make-larger'])
    expect(codes(applied(code, fix!)!)).toEqual([])
  })

  it('measures the letters of a bent text once, however many places it tries', () => {
    const bend = { kind: 'arc', degrees: 90 } as const
    const text = elementOf('text', { ...at, width: 9, height: 3, font: 'oswald', text: 'Honey', bend })
    const plain = emptyDesign(4, 3)
    const spec = dieLineOf(plain, plain.sides[0]!)
    const [finding] = findingsOf(text, spec, resources)
    let opened = 0
    const face = (font: string) => {
      opened += 1
      return resources.face(font)
    }
    expect(fixOf(finding!, text, spec, { ...resources, face })?.name).toBe('move-inside')
    expect(opened).toBeLessThan(10)
  })

  it('makes an outline thick enough to print', () => {
    const stroke = { colorId: 'red', customColor: null, width: 1 }
    const text = elementOf('text', { ...at, font: 'oswald', text: 'A', stroke })
    const [{ fix } = { fix: null }] = fixes(text)
    expect(fix?.name).toBe('thicken')
    expect(codes(applied(text, fix!)!)).toEqual([])
  })

  it('is absent for locked elements, and where it would cause another problem', () => {
    const locked = elementOf('text', { ...at, x: -0.2, font: 'oswald', text: 'A', locked: true })
    expect(fixes(locked).map(({ fix }) => fix)).toEqual([null])
    const tiny = on({ width: 0.5, height: 0.5, clip: 'rectangle' })
    const code = elementOf('code', {
      ...{ ...at, x: 0.1, y: 0.1, width: 0.3, height: 0.3 },
      data: 'https://kisscut.example',
    })
    expect(tiny.fixes(code).map(({ finding, fix }) => [finding.code, fix])).toEqual([
      ['code-too-small', null],
    ])
    const letters = elementOf('text', { ...at, font: 'oswald', text: '茶' })
    expect(fixes(letters).map(({ fix }) => fix)).toEqual([null])
  })
})
