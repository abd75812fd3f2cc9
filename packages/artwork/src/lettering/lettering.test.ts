import { beforeAll, describe, expect, it } from 'vitest'
import { elementOf, emptyDesign, type TextItem } from '../design/index.ts'
import { fittedText } from '../design-scene/index.ts'
import { flatten, signedArea } from '../geometry/index.ts'
import { openTestFace } from '../testing/face.ts'
import { sizeForCapHeight, type Face } from '../text/index.ts'
import {
  LETTERING_LIMITS,
  SMALLEST_COUNTER,
  THINNEST_PART,
  filmsOf,
  letteringBox,
  letteringFindings,
  withinLimits,
} from './index.ts'

let oswald: Face
let lobster: Face
const resources = { face: (font: string) => ({ oswald, lobster })[font] ?? null }
beforeAll(async () => {
  oswald = await openTestFace('oswald')
  lobster = await openTestFace('lobster')
})

/** A line of text with the given cap height, in place. */
function line(text: string, capHeight: number, given: Partial<TextItem> = {}): TextItem {
  const face = resources.face(given.font ?? 'oswald') ?? oswald
  const element = elementOf('text', {
    ...{ id: 'line', side: 'front', x: 1, y: 1, font: 'oswald', fill: { colorId: 'red', customColor: null } },
    ...given,
  })
  return fittedText(element, { text, size: sizeForCapHeight(face, capHeight) }, face)
}
const designOf = (...elements: readonly TextItem[]) => ({ ...emptyDesign(24, 12), elements })
/** Outlines that are not counters. */
const piecesOf = (path: string) => flatten(path).filter((ring) => signedArea(ring) > 0).length
const codesOf = (...elements: readonly TextItem[]) =>
  letteringFindings(designOf(...elements), resources).map(({ code, letters }) => [code, letters.join('')])

describe('films', () => {
  it('are one path per color across lines, with open counters (LET-1)', () => {
    const design = designOf(
      line('OPEN', 2),
      line('8', 2, { id: 'second', y: 5 }),
      line('9-17', 1, { id: 'third', y: 8, fill: { colorId: 'gold', customColor: null } }),
    )
    const films = filmsOf(design, resources)
    expect(films.map(({ colorId, elements }) => [colorId, elements])).toEqual([
      ['red', ['line', 'second']],
      ['gold', ['third']],
    ])
    // O, P and the two of 8 are open: four letters and their counters, and the number with two.
    expect(flatten(films[0]!.path)).toHaveLength(4 + 2 + 1 + 2)
  })

  it('join overlapping letters, of one text and of two', () => {
    const apart = filmsOf(designOf(line('Wave', 2)), resources)[0]!
    const joined = filmsOf(designOf(line('Wave', 2, { font: 'lobster' })), resources)[0]!
    expect(piecesOf(apart.path)).toBe(4)
    expect(piecesOf(joined.path)).toBeLessThan(4)
    const crossed = filmsOf(designOf(line('I', 3), line('I', 3, { id: 'b', rotation: 90 })), resources)[0]!
    expect(flatten(crossed.path)).toHaveLength(1)
  })

  it('close a hairline slot of a drawing, and keep one that can be weeded (CLIP-5)', () => {
    const drawing = elementOf('clipart', { id: 'drawing', side: 'front', width: 2, height: 2 })
    const holesBetween = (gap: number) => {
      const shape = (path: string) => ({ colorId: 'red', path, rule: 'nonzero' as const })
      // A frame open to the right, and a bar that closes all but a slot of it.
      const frame = 'M0 0H2V0.5H0.5V1.5H2V2H0Z'
      const bar = `M${0.5 + gap} 0.4H2V1.6H${0.5 + gap}Z`
      const shapes = () => [shape(frame), shape(bar)]
      const [film] = filmsOf({ ...emptyDesign(2, 2), elements: [drawing] }, { ...resources, shapes })
      return flatten(film!.path).filter((ring) => signedArea(ring) < 0).length
    }
    expect([0.001, 0.008, 0.012, 0.1].map(holesBetween)).toEqual([0, 0, 1, 1])
  })

  it('stay whole where a mirrored letter overlaps another', () => {
    const mirrored = line('O', 2, { id: 'b', invertX: true, x: 1.2 })
    const [film] = filmsOf(designOf(line('O', 2), mirrored), resources)
    const alone = filmsOf(designOf(line('O', 2)), resources)[0]!
    expect(film!.area).toBeGreaterThan(alone.area)
  })

  it('have no color where none or a custom one is chosen', () => {
    const own = line('A', 2, { fill: { colorId: null, customColor: '#123456' } })
    expect(filmsOf(designOf(own), resources)[0]!.colorId).toBeNull()
  })

  it('are absent without letters or without their font', () => {
    expect(filmsOf(designOf(line(' ', 2)), resources)).toEqual([])
    expect(filmsOf(designOf(line('A', 2, { font: 'gone' })), resources)).toEqual([])
    expect(letteringBox(designOf(line('', 2)), resources)).toBeNull()
  })
})

describe('the measured size', () => {
  it('is that of the letters: capitals have the requested height (LET-2)', () => {
    expect(letteringBox(designOf(line('HI', 3)), resources)!.height).toBeCloseTo(3, 1)
  })
})

describe('letteringFindings', () => {
  it('finds nothing in large letters', () => {
    expect(
      codesOf(line('Open 9 to 5', 2), line('Boat & Co.', 1.5, { id: 'b', y: 5, font: 'lobster' })),
    ).toEqual([])
  })

  it('reports parts too thin for the blade, with their letters (LET-3)', () => {
    const [found] = letteringFindings(designOf(line('ILL', 0.12)), resources)
    expect(found).toMatchObject({ code: 'thin-part', level: 'warning', element: 'line', letters: ['I', 'L'] })
    expect(found!.measured).toBeLessThan(THINNEST_PART)
  })

  it('reports counters, gaps and pieces too small to weed (LET-4)', () => {
    const tiny = codesOf(line('8oe.', 0.2))
    expect(tiny).toContainEqual(['small-counter', '8oe'])
    expect(tiny).toContainEqual(['small-piece', '.'])
    expect(codesOf(line('HHH', 1, { tracking: -110 }))).toEqual([['narrow-gap', 'H']])
    const found = letteringFindings(designOf(line('8', 0.2)), resources)
    const counter = found.find(({ code }) => code === 'small-counter')
    expect(counter).toMatchObject({ letters: ['8'], wanted: SMALLEST_COUNTER })
    expect(counter!.measured).toBeLessThan(SMALLEST_COUNTER)
  })

  it('checks what is cut: a hairline welded to the next letter is not thin', () => {
    const [thin] = letteringFindings(designOf(line('I', 0.1)), resources)
    expect(thin?.code).toBe('thin-part')
    const side = line('I', 0.1)
    const beside = Array.from({ length: 4 }, (_, at) => ({ ...side, id: `i${at}`, x: 1 + at * 0.01 }))
    expect(codesOf(...beside)).toEqual([])
  })

  it('reports letters missing from a font, and missing fonts', () => {
    expect(codesOf(line('Tea 茶', 2))).toContainEqual(['missing-letters', '茶'])
    expect(codesOf(line('Tea', 2, { font: 'gone' }))).toEqual([['font-missing', '']])
  })

  it('reports texts that draw nothing: zero-width blanks, and specks (LET-4)', () => {
    expect(codesOf(line('\u200b', 2))).toEqual([['no-letters', '']])
    expect(codesOf(line('.', 0.001), line('OPEN', 2, { id: 'b', y: 5 }))).toEqual([['no-letters', '']])
  })
})

describe('lettering limits (LET-5)', () => {
  it('stop cutting at the maximum of letters, and report the text beyond', () => {
    const long = line('A'.repeat(LETTERING_LIMITS.letters), 0.5)
    const more = line('B', 1, { id: 'more', z: 1 })
    expect(withinLimits(designOf(long, more)).beyond.map(({ id }) => id)).toEqual(['more'])
    expect(codesOf(long, more)).toEqual([['too-much', '']])
  })

  it('exclude larger letters and longer paths', () => {
    const path = `M0 0${'L1 1'.repeat(2000)}`
    for (const wild of [
      line('A', 300),
      { ...line('A', 1), width: 1e9 },
      { ...line('A', 1), bend: { kind: 'path' as const, path } },
    ])
      expect(filmsOf(designOf(wild), resources)).toEqual([])
  })

  it('allow welding the maximum at once, with all letters in one place', () => {
    const stacked = Array.from({ length: 50 }, (_, at) =>
      line('Q8&@gaBeRo', 10, { id: `s${at}`, x: 1, tracking: -300, rotation: at * 7, font: 'lobster' }),
    )
    const [film] = filmsOf(designOf(...stacked), resources)
    expect(film!.elements).toHaveLength(50)
    expect(letteringFindings(designOf(...stacked), resources)).toEqual([])
  })
})
