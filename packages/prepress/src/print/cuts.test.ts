import { cutLines, type DieLineSpec } from '@kisscut/artwork/die-line'
import { boxAround } from '@kisscut/artwork/geometry'
import { describe, expect, it } from 'vitest'
import { writeSheets } from '../sheet/index.ts'
import { plateLines } from '../testing/plate-lines.ts'
import { checkPrintPdf, openPressProfile, printPdf, type PrintDesign } from './index.ts'

const press = await openPressProfile()
const ART = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#e11"/></svg>',
)
const circle: DieLineSpec = { shape: 'circle', width: 2, height: 2 }
/** A round sticker on a square backing, an eighth of an inch larger on every side. */
const kissCut: PrintDesign = {
  title: 'kiss-cut',
  dieLine: circle,
  look: 'white',
  artwork: { mime: 'image/svg+xml', bytes: ART },
  placement: { x: -0.1, y: -0.1, width: 2.2, height: 2.2, rotation: 0 },
  otherCuts: cutLines(circle, { kind: 'kiss', flexCut: true }).filter(({ ink }) => ink === 'PerfCutContour'),
}

const cutsIn = async (pdf: Uint8Array) =>
  (await plateLines(pdf)).map(({ plate, points }) => {
    const { x, y, width, height } = boxAround(points)
    return [plate, ...[x, y, width, height].map((inches) => Number(inches.toFixed(2)))]
  })

describe('the other cuts of a piece', () => {
  it('are on their plates, the face before the backing, and the trim is the finished piece', async () => {
    const { pdf, plates } = await printPdf(kissCut, press)
    expect(plates).toEqual(['CutContour', 'PerfCutContour'])
    expect(await cutsIn(pdf)).toEqual([
      ['CutContour', 0.19, 0.19, 2, 2],
      ['PerfCutContour', 0.06, 0.06, 2.25, 2.25],
    ])
    const { trimBox, problems } = await checkPrintPdf(pdf)
    expect([trimBox, problems]).toEqual([[4.5, 4.5, 166.5, 166.5], []])
  })

  it('are cut before the edge around them', async () => {
    const otherCuts = [{ ink: 'CutContour', path: 'M0.5 0.5H1.5V1.5H0.5Z' }] as const
    const sheet: PrintDesign = { ...kissCut, dieLine: { ...circle, shape: 'rectangle' }, otherCuts }
    const { pdf } = await printPdf({ ...sheet, cut: 'PerfCutContour' }, press)
    expect((await cutsIn(pdf)).map(([plate, , , width]) => [plate, width])).toEqual([
      ['CutContour', 1],
      ['PerfCutContour', 2],
    ])
  })

  it('are mirrored with their piece: the trim of a reverse cut follows its line', async () => {
    const dieLine: DieLineSpec = { ...circle, shape: 'contour', contour: 'M0 0H1.5V2H0Z' }
    const { pdf } = await printPdf({ ...kissCut, otherCuts: [], dieLine, reverseCut: true }, press)
    expect(await cutsIn(pdf)).toEqual([['CutContour', 0.06, 0.06, 1.5, 2]])
    expect((await checkPrintPdf(pdf)).trimBox).toEqual([4.5, 4.5, 112.5, 148.5])
  })

  it('keep their room on gang sheets: no backing is cut into another', async () => {
    const stock = { width: 12, height: 6, gap: 0.125 }
    const { pdf, cutSvg, nesting } = await writeSheets(
      { title: 'Gang', pieces: [{ design: kissCut, copies: 8 }], stock, marks: {} },
      press,
    )
    expect(nesting.placed.map(({ width, height }) => [width, height])).toEqual(Array(8).fill([2.25, 2.25]))
    const backings = (await cutsIn(pdf)).filter(([plate]) => plate === 'PerfCutContour')
    expect(backings).toHaveLength(8)
    const lefts = [...new Set(backings.map(([, x]) => Number(x)))].sort((a, b) => a - b)
    for (const [n, left] of lefts.slice(1).entries()) expect(left - lefts[n]!).toBeGreaterThan(2.36)
    expect(cutSvg[0]).toMatch(/<g id="PerfCutContour"/)
  })
})
