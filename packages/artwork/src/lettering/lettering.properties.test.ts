import fc from 'fast-check'
import { FillRule, area, union, xor } from 'clipper2-ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { elementOf, emptyDesign, hide, type Design, type TextItem } from '../design/index.ts'
import { fittedText, placedText } from '../design-scene/index.ts'
import { boxAround, flatten, toClipper } from '../geometry/index.ts'
import { openTestFace } from '../testing/face.ts'
import type { Face } from '../text/index.ts'
import { filmColorIdsOf, filmsOf, fittedLettering, letteringBox, letteringFindings } from './index.ts'

let faces: Record<string, Face>
const resources = { face: (font: string) => faces[font] ?? null }
beforeAll(async () => {
  faces = { oswald: await openTestFace('oswald'), lobster: await openTestFace('lobster') }
})

const COLORS = ['red', 'gold', null] as const
const inches = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((thousandths) => thousandths / 1000)

const line = fc.record({
  text: fc.stringMatching(/^[A-Za-z0-9&.\n ]{0,12}$/),
  font: fc.constantFrom('oswald', 'lobster'),
  size: inches(0.3, 3),
  x: inches(0, 5),
  y: inches(0, 3),
  tracking: fc.integer({ min: -300, max: 300 }),
  bend: fc.oneof(
    fc.constant({ kind: 'straight' as const }),
    fc.integer({ min: -300, max: 300 }).map((degrees) => ({ kind: 'arc' as const, degrees })),
  ),
  rotation: fc.constantFrom(0, 0, 17, 90, 211),
  invertX: fc.boolean(),
  color: fc.constantFrom(...COLORS),
})
const letterings = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines): Design => ({
  ...emptyDesign(12, 8),
  elements: lines.map(({ color, ...given }, at) => {
    const element = elementOf('text', { id: `l${at}`, side: 'front', z: at, ...given })
    const fill = { colorId: color, customColor: null }
    return fittedText({ ...element, fill }, { text: given.text }, faces[given.font]!)
  }),
}))

const ringsOf = (path: string) => toClipper(flatten(path, 0.0003))
const areaOf = (rings: ReturnType<typeof ringsOf>) => rings.reduce((sum, ring) => sum + area(ring), 0) / 1e8
/** The area of a text as drawn elsewhere. */
const inkOf = (element: TextItem) => {
  const plain = { ...element, rotation: 0, invertX: false, invertY: false }
  return union(ringsOf(placedText(plain, faces[plain.font]!)), FillRule.NonZero)
}
const linesIn = ({ elements }: Design) => elements.filter((element) => element.kind === 'text')

describe('invariants of films (LET-1)', () => {
  const always = (holds: (design: Design) => void) =>
    fc.assert(
      fc.property(letterings, (design) => {
        holds(design)
      }),
      { numRuns: 25 },
    )

  it('are always one for each color with letters, with each text on one', () =>
    always((design) => {
      const films = filmsOf(design, resources)
      expect(new Set(films.map(({ colorId }) => colorId)).size).toBe(films.length)
      const drawn = linesIn(design).filter((each) => each.text.trim() !== '')
      expect(films.flatMap(({ elements }) => elements).sort()).toEqual(drawn.map(({ id }) => id).sort())
      for (const { colorId, elements } of films)
        for (const id of elements)
          expect(linesIn(design).find((each) => each.id === id)!.fill.colorId).toBe(colorId)
      const named = films.flatMap(({ colorId }) => colorId ?? [])
      for (const id of named) expect(filmColorIdsOf(design)).toContain(id)
    }))

  it('always exclude hidden lines (EDIT-17)', () =>
    always((design) => {
      const [first] = linesIn(design)
      const hidden = hide([first!.id], true).apply(design)
      const without = { ...design, elements: design.elements.slice(1) }
      expect(filmsOf(hidden, resources)).toEqual(filmsOf(without, resources))
      expect(filmColorIdsOf(hidden)).toEqual(filmColorIdsOf(without))
      expect(letteringBox(hidden, resources)).toEqual(letteringBox(without, resources))
      expect(letteringFindings(hidden, resources)).toEqual(letteringFindings(without, resources))
    }))

  it('never overlap: each point is covered at most once', () =>
    always((design) => {
      for (const { path } of filmsOf(design, resources)) {
        const rings = ringsOf(path)
        expect(areaOf(union(rings, FillRule.NonZero))).toBeCloseTo(areaOf(rings), 3)
        expect(areaOf(union(rings, FillRule.Positive))).toBeCloseTo(areaOf(rings), 3)
        expect(areaOf(union(rings, FillRule.EvenOdd))).toBeCloseTo(areaOf(rings), 3)
      }
    }))

  it('are never larger than their texts together, nor smaller than the largest of them', () =>
    always((design) => {
      for (const { area: covered, elements } of filmsOf(design, resources)) {
        const inks = linesIn(design)
          .filter(({ id }) => elements.includes(id))
          .map((each) => areaOf(inkOf(each)))
        expect(covered).toBeLessThanOrEqual(inks.reduce((sum, each) => sum + each, 0) + 0.01)
        expect(covered).toBeGreaterThanOrEqual(Math.max(...inks) - 0.01)
      }
    }))

  it('are always the same in any order of the lines', () =>
    fc.assert(
      fc.property(letterings, fc.infiniteStream(fc.nat()), (design, random) => {
        const shuffled = [...design.elements]
          .map((element) => ({ element, at: random.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ element }, z) => ({ ...element, z }))
        const pathsOf = (of: Design) =>
          filmsOf(of, resources)
            .map(({ colorId, path }) => [colorId, path])
            .sort()
        expect(pathsOf({ ...design, elements: shuffled })).toEqual(pathsOf(design))
      }),
      { numRuns: 25 },
    ))

  it('are always where the canvas draws the letters, to a thousandth of an inch', () =>
    always((design) => {
      const upright = linesIn(design).map((each) => ({
        ...each,
        rotation: 0,
        invertX: false,
        invertY: false,
      }))
      for (const { elements, path } of filmsOf({ ...design, elements: upright }, resources)) {
        const drawn = union(
          upright.filter(({ id }) => elements.includes(id)).flatMap((each) => inkOf(each)),
          FillRule.NonZero,
        )
        const apart = xor(ringsOf(path), drawn, FillRule.NonZero)
        const length = drawn.reduce((sum, ring) => sum + around(ring), 0)
        expect(Math.abs(areaOf(apart))).toBeLessThan(0.001 * length + 1e-4)
      }
    }))
})

const around = (ring: readonly { readonly x: number; readonly y: number }[]) =>
  ring.reduce((sum, { x, y }, at) => {
    const next = ring[(at + 1) % ring.length]!
    return sum + Math.hypot(next.x - x, next.y - y) / 1e4
  }, 0)

describe('invariants of the measured size (LET-2)', () => {
  const always = (holds: (design: Design) => void) =>
    fc.assert(
      fc.property(letterings, (design) => {
        holds(design)
      }),
      { numRuns: 25 },
    )

  it('always is the box around all letters', () =>
    always((design) => {
      const points = filmsOf(design, resources).flatMap(({ path }) => flatten(path).flat())
      const box = letteringBox(design, resources)
      if (box === null) expect(points).toEqual([])
      else {
        const { x, y, width, height } = boxAround(points)
        for (const [a, b] of [
          [box.x, x],
          [box.y, y],
          [box.width, width],
          [box.height, height],
        ] as const)
          expect(a).toBeCloseTo(b, 3)
      }
    }))

  it('always grows in proportion to the lettering, up to rounding of outlines', () =>
    fc.assert(
      fc.property(letterings, inches(0.5, 8), (design, by) => {
        const scaled = {
          ...design,
          elements: linesIn(design).map((each) => ({
            ...each,
            ...{ x: each.x * by, y: each.y * by, width: each.width * by, height: each.height * by },
            size: each.size * by,
          })),
        }
        const [before, after] = [letteringBox(design, resources), letteringBox(scaled, resources)]
        expect(after === null).toBe(before === null)
        if (before && after)
          for (const side of ['x', 'y', 'width', 'height'] as const)
            // Along a bent line the rounding of each letter adds up.
            expect(Math.abs(after[side] - before[side] * by)).toBeLessThan(0.01 * Math.max(1, by))
      }),
      { numRuns: 25 },
    ))

  it('is always the size of the fitted product, also when fitted again', () =>
    always((design) => {
      const fitted = fittedLettering(design, resources)
      const box = letteringBox(fitted, resources)
      if (box === null) {
        expect(fitted).toBe(design)
        return
      }
      expect(Math.abs(box.x)).toBeLessThan(0.0016)
      expect(Math.abs(box.y)).toBeLessThan(0.0016)
      expect(Math.abs(box.width - fitted.width)).toBeLessThan(0.0016)
      expect(Math.abs(box.height - fitted.height)).toBeLessThan(0.0016)
      expect(fittedLettering(fitted, resources)).toBe(fitted)
    }))
})

describe('invariants of lettering findings (LET-3, LET-4)', () => {
  it('never name an unknown text or letter', () =>
    fc.assert(
      fc.property(letterings, (design) => {
        for (const { element, letters, measured, wanted } of letteringFindings(design, resources)) {
          const found = linesIn(design).find(({ id }) => id === element)!
          for (const letter of letters) expect(found.text.replace(/\s+/g, ' ')).toContain(letter)
          expect(measured).toBeLessThanOrEqual(wanted)
        }
      }),
      { numRuns: 25 },
    ))
})
