import { readFile } from 'node:fs/promises'
import { openTestFace, testFontFile } from '@kisscut/artwork/testing'
import { lineOutline, setLine } from '@kisscut/artwork/text'
import { boxAround, flatten } from '@kisscut/artwork/geometry'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileMessage } from '../intake/messages.ts'
import { sanitizeSvg } from '../svg/index.ts'
import { openBench, type Bench } from '../testing/files.ts'
import { familiesIn, outlineText } from './index.ts'

// One at a time: they are unpacked into the same memory.
const FONTS = [await testFontFile('oswald'), await testFontFile('lobster'), await testFontFile('amiri')]
const LOBSTER = 'font-family="Lobster" font-size="20"'

const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${content}</svg>`
const clean = (content: string) =>
  sanitizeSvg(drawing(content), { elements: 1000, expandedElements: 1000, depth: 50 })
const outlined = (content: string, fonts = FONTS) => outlineText(clean(content), fonts)
/** The box around all outlines of a drawing. */
const boxOf = (content: string) => {
  const paths = [...outlined(content).clean.content.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d ?? '')
  return boxAround(paths.flatMap((path) => flatten(path, 0.01).flat()))
}

describe('text of an uploaded drawing (FILE-12)', () => {
  it('becomes the outlines of its font, in place', async () => {
    const { clean: made, missing, unusual } = outlined(`<text x="10" y="50" ${LOBSTER}>Kisscut</text>`)
    const line = setLine(await openTestFace('lobster'), 'Kisscut', { size: 20, tracking: 0 })
    expect(made.content).toBe(`<g><path d="${lineOutline(line, 10, 50, 3)}"></path></g>`)
    expect({ missing, unusual, left: made.textElements }).toEqual({ missing: [], unusual: 0, left: 0 })
  })

  it('keeps its colors, its id and its transform, and loses attributes only text has', () => {
    const { content } = outlined(
      `<style>.a{fill:#c00;font-family:Lobster;font-size:20px}</style><text id="t" class="a" transform="rotate(5)" opacity=".5" stroke="gold">ab<tspan fill="blue">c</tspan></text>`,
    ).clean
    expect(content).toMatch(/<g id="t" transform="rotate\(5\)" style="opacity:.5">/)
    expect(content).toMatch(/style="stroke:gold;fill:#c00"/)
    expect(content).toMatch(/style="stroke:gold;fill:blue"/)
    expect(content).not.toMatch(/<(?:text|tspan)|class=/)
  })

  it('is aligned by its anchor', () => {
    const [start, middle, end] = ['start', 'middle', 'end'].map((anchor) =>
      boxOf(`<text x="100" y="50" ${LOBSTER} text-anchor="${anchor}">oxo</text>`),
    )
    expect(start!.x).toBeCloseTo(100, 0)
    expect(middle!.x + middle!.width / 2).toBeCloseTo(100, 0)
    expect(end!.x + end!.width).toBeCloseTo(100, 0)
  })

  it('respects letter positions, spacing and units', () => {
    const letter = (x: number) => `<text x="${x}" y="50" ${LOBSTER}>o</text>`
    expect(boxOf(`<text x="10 60" y="50" ${LOBSTER}>oo</text>`).width).toBeCloseTo(
      boxOf(letter(10) + letter(60)).width,
      2,
    )
    const oswald = 'font-family="Oswald" font-weight="500" font-size="20"'
    const spaced = boxOf(`<text x="10" y="50" ${oswald} letter-spacing="0.5em">nn</text>`)
    expect(spaced.width - boxOf(`<text x="10" y="50" ${oswald}>nn</text>`).width).toBeCloseTo(10, 1)
    const points = boxOf('<text x="10" y="50" font-family="Lobster" font-size="15pt">oo</text>')
    expect(points.width).toBeCloseTo(boxOf(`<text x="10" y="50" ${LOBSTER}>oo</text>`).width, 2)
  })

  it('follows its path', () => {
    const path = '<path id="p" d="M10 90V10" fill="none"/>'
    const text = `<text ${LOBSTER}><textPath href="#p" startOffset="50%" text-anchor="middle">Upwards</textPath></text>`
    const { width, height, y } = boxOf(text + path.replace(' d=', ' data-d='))
    expect([width, height]).toEqual([0, 0])
    const up = outlined(path + text).clean.content.replace('d="M10 90V10"', '')
    const box = boxAround([...up.matchAll(/ d="([^"]+)"/g)].flatMap(([, d]) => flatten(d ?? '', 0.01).flat()))
    expect(box.height).toBeGreaterThan(2 * box.width)
    expect(box.y + box.height / 2).toBeCloseTo(50, -1)
    expect(y).not.toBeNaN()
  })

  it('becomes one path inside a clip path, where a group would show nothing', () => {
    const { content } = outlined(
      `<clipPath id="c"><text x="10" y="50" ${LOBSTER}>Clip</text></clipPath><rect width="9" height="9" clip-path="url(#c)"/>`,
    ).clean
    expect(content).toMatch(/<clipPath id="c"><path d="M[^"]+"><\/path><\/clipPath>/)
  })

  it.each([
    ['by its family and weight', 'font-family="Oswald" font-weight="500"'],
    ['by the name of the very font', 'style="font-family:\'Oswald-Medium\', Oswald;font-weight:500"'],
    ['by that name alone', 'font-family="Oswald Medium"'],
    ['in short', 'style="font:500 20px/1.2 Oswald,sans-serif"'],
  ])('finds its font %s', (_, attributes) => {
    expect(outlined(`<text y="50" ${attributes}>Fine</text>`)).toMatchObject({ missing: [], unusual: 0 })
  })

  it.each([
    ['Times New Roman', 'font-family="Times New Roman, Lobster"'],
    ['Oswald Bold', 'font-family="Oswald" font-weight="bold"'],
    ['Lobster Italic', 'font-family="Lobster" font-style="italic"'],
    ['serif', ''],
  ])('in %s, which is missing, is reported and stays text', (name, attributes) => {
    const text = `<text y="50" ${attributes}>Fine</text>`
    const { clean: made, missing } = outlined(text)
    expect([missing, made.content, made.textElements]).toEqual([[name], clean(text).content, 1])
  })

  it.each([
    ['an underline', `<text ${LOBSTER} text-decoration="underline">a</text>`],
    ['a stretched line', `<text ${LOBSTER} textLength="90">a</text>`],
    ['columns', `<text ${LOBSTER} writing-mode="tb">a</text>`],
    ['letters that the font lacks', `<text ${LOBSTER}>文</text>`],
    ['lines in both directions', '<text font-family="Amiri">مرحبا 123</text>'],
    ['signs beside letters that run leftwards', '<text font-family="Amiri">مرحبا!</text>'],
    [
      'leftward letters in two colors',
      '<text font-family="Amiri">مرحبا <tspan fill="red">بكم</tspan></text>',
    ],
    ['a stroke measured by its letters', `<text ${LOBSTER} stroke-width=".1em">a</text>`],
    ['a color measured by its lines', `<linearGradient id="g"/><text ${LOBSTER} fill="url(#g)">a</text>`],
    ['a style sheet for browsers', `<style>g text{fill:red}</style><g><text ${LOBSTER}>a</text></g>`],
  ])('with %s stays text, and is reported', (_, content) => {
    const { clean: made, missing, unusual } = outlined(content)
    expect(missing).toEqual([])
    expect([unusual, made.textElements]).toEqual([1, 1])
  })

  it('reports its font families in order of appearance', () => {
    const content = `<text ${LOBSTER}>a<tspan font-family="'Open Sans', Arial">b</tspan></text><text>c</text>`
    expect(familiesIn(clean(content))).toEqual(['Lobster', 'Open Sans', 'serif'])
  })

  it('of a million letters stays text, quickly', () => {
    const before = Date.now()
    const { unusual, clean: made } = outlined(`<text ${LOBSTER}>${'a'.repeat(1_000_000)}</text>`)
    expect([unusual, made.textElements]).toEqual([1, 1])
    expect(Date.now() - before).toBeLessThan(5000)
  })

  it('never fails, whatever its attributes, and never stays text where it is reported as outlined', () => {
    const value = fc.oneof(
      fc.constantFrom('10', '1e9', '-5', '0', '10 20 30', '5%', '1em', 'NaN', '', 'inherit', 'middle'),
      fc.string({ maxLength: 6 }).map((text) => text.replace(/[<>&"]/g, '')),
    )
    const names = ['x', 'y', 'dx', 'dy', 'rotate', 'font-size', 'letter-spacing', 'text-anchor', 'style']
    const attributes = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 5 })
    fc.assert(
      fc.property(attributes, attributes, fc.string({ maxLength: 12 }), (outer, inner, words) => {
        const written = (list: [string, string][]) =>
          [...new Map(list)].map(([name, each]) => ` ${name}="${each}"`).join('')
        const letters = words.replace(/[^\p{L}\p{N}\p{Zs}]/gu, '')
        const text = `<text font-family="Lobster"${written(outer)}>a<tspan${written(inner)}>${letters}</tspan></text>`
        const { clean: made } = outlined(text)
        expect(made.content.includes('<text')).toBe(made.textElements > 0)
        expect(made.content).not.toMatch(/ d="[^"]*(?:NaN|Infinity)/)
      }),
      { numRuns: 300 },
    )
  })
})

describe('an uploaded drawing with text', () => {
  let bench: Bench
  beforeAll(async () => void (bench = await openBench()))
  afterAll(() => bench.close())

  const text = drawing(`<text x="20" y="60" font-family="Lobster" font-size="50">Honey</text>`)

  it('is stored and drawn with outlines from the shop’s fonts (FILE-12)', async () => {
    const families: (readonly string[])[] = []
    const outcome = await bench.ingest(text, 'honey.svg', undefined, async (found) => {
      families.push(found)
      return FONTS
    })
    if (!outcome.ok) throw new Error(JSON.stringify(outcome))
    expect(outcome.value.notices).toEqual([])
    expect(families).toEqual([['Lobster']])
    const stored = await readFile(outcome.value.cleanPath!, 'utf8')
    expect(stored).not.toContain('<text')
    expect(stored).toContain('<path')
  })

  it('reports a few font names, however many there are and whatever they contain', async () => {
    const many = Array.from(
      { length: 9 },
      (_, n) => `<text y="60" font-family="F${n}\u202E${'x'.repeat(5000)}">a</text>`,
    )
    const outcome = await bench.ingest(drawing(many.join('')), 'fonts.svg')
    if (!outcome.ok) throw new Error(JSON.stringify(outcome))
    const [notice = ''] = outcome.value.notices ?? []
    expect(notice).toContain('F0xxx')
    expect(notice).toContain(', …')
    expect(notice).not.toContain('\u202E')
    expect(notice.length).toBeLessThan(500)
  })

  it('reports missing fonts, and is drawn regardless', async () => {
    const outcome = await bench.ingest(text, 'honey.svg', undefined, async () => [])
    if (!outcome.ok) throw new Error(JSON.stringify(outcome))
    expect(outcome.value.notices).toEqual([fileMessage('file.live-text', { fonts: 'Lobster' })])
    expect(await readFile(outcome.value.cleanPath!, 'utf8')).toContain('<text')
  })
})
