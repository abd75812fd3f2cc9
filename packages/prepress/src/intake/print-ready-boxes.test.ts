import { firstPlacement } from '@kisscut/artwork/placement'
import { PDFDocument } from '@cantoo/pdf-lib'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBench, type Bench } from '../testing/files.ts'
import { pdfOf } from '../testing/pdf.ts'

let bench: Bench
beforeAll(async () => {
  bench = await openBench({ concurrency: 1 })
})
afterAll(() => bench.close())

/** A label of 3 × 2 in with an eighth of bleed: blue to the edges of its page, white in the middle. */
const label = (entries: string) =>
  pdfOf('0 .3 .56 rg 0 0 234 162 re f 1 g 60 60 60 40 re f', { width: 234, height: 162, entries })
const trim = '/TrimBox[9 9 225 153]'

const accepted = async (pdf: string) => {
  const outcome = await bench.ingest(Buffer.from(pdf, 'latin1'), 'label.pdf')
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome)}`)
  return outcome.value
}
const share = (each: number) => expect.closeTo(each, 4) as number
const trimmed = { x: share(9 / 234), y: share(9 / 162), width: share(216 / 234), height: share(144 / 162) }

describe('the boxes of a PDF (FILE-19)', () => {
  it.each([
    ['a trim box', trim],
    ['one upside down', '/TrimBox[225 153 9 9]'],
    ['an art box where there is no trim box', '/ArtBox[9 9 225 153]'],
    ['a trim box beside an art box around the drawing', `${trim}/ArtBox[60 60 120 100]`],
    ['a crop box that hides the bleed', `${trim}/CropBox[9 9 225 153]/BleedBox[0 0 234 162]`],
    ['boxes in units of half an inch', `${trim}/UserUnit 36`],
  ])('give the trimmed area: %s', async (_, entries) => {
    const { trim, inchWidth } = await accepted(label(entries))
    expect(trim).toEqual(trimmed)
    expect(inchWidth).toBe(entries.includes('UserUnit') ? '117.000' : '3.250')
  })

  it('leave printer’s marks outside the page', async () => {
    const marks = '0 G 1 w 45 0 m 45 27 l S 0 45 m 27 45 l S'
    const file = pdfOf(`0 .3 .56 rg 36 36 234 162 re f ${marks}`, {
      ...{ width: 306, height: 234 },
      entries: '/TrimBox[45 45 261 189]/BleedBox[36 36 270 198]',
    })
    const { trim, inchWidth, inchHeight, fullBleed, cleanPath } = await accepted(file)
    expect({ trim, inchWidth, inchHeight, fullBleed }).toEqual({
      ...{ trim: trimmed, inchWidth: '3.250', inchHeight: '2.250', fullBleed: true },
    })
    const stored = await PDFDocument.load(await readFile(cleanPath!))
    expect(stored.getPage(0).getCropBox()).toEqual({ x: 36, y: 36, width: 234, height: 162 })
  })

  it.each([
    [90, { x: 20 / 162, y: 9 / 234, width: 133 / 162, height: 216 / 234 }],
    [180, { x: 9 / 234, y: 20 / 162, width: 216 / 234, height: 133 / 162 }],
    [270, { x: 9 / 162, y: 9 / 234, width: 133 / 162, height: 216 / 234 }],
    [-90, { x: 9 / 162, y: 9 / 234, width: 133 / 162, height: 216 / 234 }],
  ])('turn with their page: by %i degrees', async (degrees, box) => {
    const { trim } = await accepted(label(`/TrimBox[9 20 225 153]/Rotate ${degrees}`))
    expect(trim).toEqual(Object.fromEntries(Object.entries(box).map(([key, each]) => [key, share(each)])))
  })

  it.each([
    ['empty', '/TrimBox[9 9 9 9]'],
    ['beside the page', '/TrimBox[-500 -500 -300 -300]'],
  ])('that are invalid are reported: %s', async (_, entries) => {
    const { trim, notices } = await accepted(label(entries))
    expect(trim).toBeUndefined()
    expect(notices).toEqual([expect.stringContaining('trim box')])
  })

  it.each([
    ['are none', ''],
    ['are no boxes', '/TrimBox[9 9 225]'],
    ['are no numbers', '/TrimBox[/a (b) null 9]'],
    ['are huge', '/TrimBox[0 0 1e30 9999999999]'],
    ['are all of the page', '/TrimBox[0 0 234 162]'],
    ['are larger than it', '/TrimBox[-9 -9 400 400]'],
  ])('that %s leave all of the page', async (_, entries) => {
    const { trim, notices, inchWidth } = await accepted(label(entries))
    expect({ trim, notices, inchWidth }).toEqual({ trim: undefined, notices: [], inchWidth: '3.250' })
  })

  it.each(['', '/ArtBox[0 0 234 162]'])('that equal a cropped page leave it cropped: %s', async (more) => {
    const all = `/TrimBox[0 0 234 162]/BleedBox[0 0 234 162]${more}`
    const { trim, inchWidth, inchHeight, notices } = await accepted(label(`${all}/CropBox[9 9 225 153]`))
    expect({ trim, inchWidth, inchHeight, notices }).toEqual({
      ...{ trim: undefined, inchWidth: '3.000', inchHeight: '2.000', notices: [] },
    })
  })

  it.each([
    [3, 2, 'rectangle'],
    [1.5, 1, 'rounded_corner'],
    [6, 4, 'ellipse'],
  ] as const)('place the trim on a product of %d × %d in, %s', async (width, height, shape) => {
    const {
      pixelWidth,
      pixelHeight,
      ink,
      fullBleed = false,
      trim,
    } = await accepted(label('/TrimBox[9 9 225 153]'))
    const natural = { width: pixelWidth, height: pixelHeight }
    const placed = firstPlacement(
      { natural, fullBleed, ...(ink && { outline: ink }), ...(trim && { trim }) },
      { shape, width, height },
    )
    const bleed = (0.125 / 3) * width
    expect(placed).toEqual({
      x: expect.closeTo(-bleed, 2),
      y: expect.closeTo(-bleed, 2),
      width: expect.closeTo(width + 2 * bleed, 2),
      height: expect.closeTo(height + 2 * bleed, 2),
      rotation: 0,
    })
  })
})
