import { cornerHoles } from '@kisscut/artwork/die-line'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { openPdfium } from '../decode/pdfium.ts'
import { preflightMessage } from '../preflight/index.ts'
import { checkLayout, openPressProfile, type PrintDesign } from '../print/index.ts'
import { proofPdf, writeProof, type ProofFacts } from './index.ts'
import { judged } from './write-proof.ts'
import { softProofed } from './soft-proof.ts'

const press = await openPressProfile()
const library = await openPdfium()
afterAll(() => library.destroy())
const design: PrintDesign = {
  title: 'x',
  dieLine: { shape: 'rectangle', width: 2, height: 1 },
  look: 'white',
  artwork: {
    mime: 'image/svg+xml',
    bytes: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="1" height="1" fill="#336"/></svg>',
    ),
  },
  placement: { x: -0.1, y: -0.1, width: 2.2, height: 1.2, rotation: 0 },
}
const facts: ProofFacts = {
  shop: 'Kisscut',
  number: 'KC-1042',
  version: 2,
  date: '2026-11-21',
  product: 'Die-cut stickers',
  material: 'Matte white vinyl',
  quantity: 2500,
  finished: { width: '2.000', height: '1.000', backing: null },
  dpi: null,
}

/** The page at 144 pixels per inch, with the bounding box in points and the pixel count of a color. */
async function page(pdf: Uint8Array) {
  const document = await library.loadDocument(pdf)
  const { data, width, height } = await document
    .getPage(0)
    .render({ scale: 2, render: 'bitmap', transparent: false })
  document.destroy()
  return (like: (r: number, g: number, b: number) => boolean, [top, bottom] = [128, 458]) => {
    let [left, right, count] = [Infinity, -Infinity, 0]
    for (let y = top * 2; y < Math.min(height, bottom * 2); y++)
      for (let x = 0; x < width; x++) {
        const at = (y * width + x) * 4
        if (!like(data[at]!, data[at + 1]!, data[at + 2]!)) continue
        count++
        left = Math.min(left, x / 2)
        right = Math.max(right, x / 2)
      }
    return { left, right, count }
  }
}
const magenta = (r: number, g: number, b: number) => r > 190 && g < 70 && b > 70 && b < 150
const CUT_ROWS = [140, 354] as const

describe('a proof', () => {
  it('is one Letter page without fonts, links or scripts, dated by its facts alone', async () => {
    const pdf = await writeProof(design, facts, press)
    expect(await checkLayout(pdf)).toEqual([])
    const document = await PDFDocument.load(pdf, { updateMetadata: false })
    expect(document.getPage(0).getSize()).toEqual({ width: 612, height: 792 })
    expect(document.getTitle()).toBe('Proof 2 of KC-1042')
    expect(document.getCreationDate()).toEqual(new Date('2026-11-21T00:00:00Z'))
  })

  it('is the same to the byte for the same design and facts', async () => {
    const [once, again] = [await writeProof(design, facts, press), await writeProof(design, facts, press)]
    expect(Buffer.compare(once, again)).toBe(0)
  })

  it('is a larger page where a piece in true size does not fit Letter (PROD-24)', async () => {
    const file = { vector: true, dpi: null, plates: ['CutContour'] }
    const bare = { ...design, artwork: null, placement: null }
    for (const [width, height] of [
      [3, 2.375],
      [4, 3],
      [12, 18],
    ] as const) {
      const dieLine = { shape: 'rectangle', width, height } as const
      const pdf = await proofPdf({ ...bare, dieLine }, facts, {
        file,
        report: { passed: true, findings: [] },
      })
      const size = (await PDFDocument.load(pdf, { updateMetadata: false })).getPage(0).getSize()
      const { left, right } = (await page(pdf))(magenta, [140, 140 + height * 72])
      expect(Math.abs(right - left - width * 72)).toBeLessThan(2)
      expect(size.width).toBeGreaterThanOrEqual(width * 72 + 80)
      expect(size.height).toBeGreaterThanOrEqual(height * 72 + 500)
    }
  })

  it('separates values of two lines from the next label', async () => {
    const file = { vector: false, dpi: 472, plates: ['CutContour'] }
    const proof = await proofPdf(
      { ...design, reverseCut: true },
      { ...facts, dpi: 472, material: 'Clear static cling with a very long name of two lines' },
      { file, report: { passed: true, findings: [] } },
    )
    const shows = await page(proof)
    const dark = (r: number, g: number, b: number) => r + g + b < 480
    for (const row of [1, 2]) expect(shows(dark, [412 + row * 42 - 8, 412 + row * 42 - 7]).count).toBe(0)
  })

  it('says that nothing is printed on a piece that is only cut, and names its films (LET-13)', async () => {
    const file = { vector: true, dpi: null, plates: ['CutContour'] }
    const lettering = { ...design, artwork: null, placement: null, isLettering: true } as const
    const judgedAs = { file, report: { passed: true, findings: [] } }
    const proofOf = (films: readonly string[]) => proofPdf(lettering, { ...facts, films }, judgedAs)
    const red = await proofOf(['Cherry red'])
    expect(Buffer.compare(red, await proofOf(['Navy']))).not.toBe(0)
    const dark = (r: number, g: number, b: number) => r + g + b < 200
    const third = (await page(red))(dark, [460, 475])
    expect(third.right).toBeGreaterThan(40 + (2 * 532) / 3)
  })

  it('shows only the cut shapes of film: no card, no line around it, no bleed (LET-13, CLIP-5)', async () => {
    const file = { vector: true, dpi: null, plates: ['CutContour'] }
    const dieLine = { shape: 'rectangle', width: 3, height: 3 } as const
    const letter = { ink: 'CutContour', path: 'M1 1h1v1h-1Z' } as const
    const film = {
      ...design,
      dieLine,
      otherCuts: [letter],
      isLettering: true,
      artwork: null,
      placement: null,
    }
    const judgedAs = { file, report: { passed: true, findings: [] } }
    const shows = await page(await proofPdf(film, facts, judgedAs))
    const { left, right } = shows(magenta, [...CUT_ROWS])
    expect(Math.abs(right - left - 72)).toBeLessThan(3)
    const printed = await page(await proofPdf({ ...film, isLettering: false }, facts, judgedAs))
    const white = (r: number, g: number, b: number) => Math.min(r, g, b) > 250
    const card = printed(white, [...CUT_ROWS]).count - shows(white, [...CUT_ROWS]).count
    expect(card).toBeGreaterThan(100_000)
  })

  it('shows the cut line in true size, and at half the size where it is twice too large for the page', async () => {
    const widthOf = async (width: number, height: number) => {
      const spec = { shape: 'rectangle', width, height } as const
      const { left, right } = (await page(await writeProof({ ...design, dieLine: spec }, facts, press)))(
        magenta,
        [...CUT_ROWS],
      )
      return right - left
    }
    expect(Math.abs((await widthOf(2, 1)) - 144)).toBeLessThan(2)
    const [wide, twice] = [await widthOf(30, 2), await widthOf(60, 4)]
    expect(wide).toBeLessThan(30 * 72)
    expect(Math.abs(wide - twice)).toBeLessThan(4)
  })

  it('shows the kiss cut of each sticker on a sheet beside the cut of the sheet, with a legend (DESIGN-29)', async () => {
    const sticker = { ink: 'CutContour', path: 'M0.5 0.2H1.5V0.8H0.5Z' } as const
    const backing = { ...sticker, ink: 'PerfCutContour' } as const
    const blank = { ...design, artwork: null, placement: null }
    const shown = async (otherCuts: PrintDesign['otherCuts']) => {
      const cuts = { cut: 'PerfCutContour', otherCuts: otherCuts ?? [] } as const
      const find = await page(await writeProof({ ...blank, ...cuts }, facts, press))
      return { drawn: find(magenta, [...CUT_ROWS]).count, legend: find(magenta, [366, 380]).left }
    }
    const plain = await shown([])
    const sheet = await shown([sticker])
    const kissCut = await shown([backing])
    // A thinner, dashed line.
    expect(sheet.drawn).toBeGreaterThan(plain.drawn + 50)
    expect(sheet.drawn).toBeLessThan(kissCut.drawn - 50)
    expect(kissCut.legend).toBe(plain.legend)
    expect(sheet.legend).toBeLessThan(plain.legend - 40)
  })

  it('shows the holes of a sign as cuts of its own line, no kiss cuts (OPT-19)', async () => {
    const dieLine = { shape: 'rounded_corner', width: 12, height: 12 } as const
    const holes = cornerHoles(dieLine).map((path) => ({ ink: 'CutContour', path }) as const)
    const blank = { ...design, artwork: null, placement: null, dieLine }
    const shown = async (otherCuts: PrintDesign['otherCuts'] = []) => {
      const find = await page(await writeProof({ ...blank, otherCuts }, facts, press))
      return { drawn: find(magenta, [200, 1000]).count, legend: find(magenta, [1090, 1300]).left }
    }
    const [bare, drilled] = [await shown(), await shown(holes)]
    expect(drilled.drawn).toBeGreaterThan(bare.drawn + 300)
    expect(drilled.legend).toBe(bare.legend)
  })

  it('shows the material through the artwork’s white unless white ink is printed below (PROD-20)', async () => {
    const white =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0H2V1H0Z" fill="#fff"/></svg>'
    const artwork = { mime: 'image/svg+xml', bytes: Buffer.from(white) }
    const brownOf = async (more: Partial<PrintDesign>) => {
      const pixels = await page(
        await writeProof({ ...design, look: 'kraft', artwork, ...more }, facts, press),
      )
      return pixels((r, g, b) => r > b + 50 && b > 40, [200, 290]).count
    }
    const bare = await brownOf({ artwork: null, placement: null })
    expect(Math.abs((await brownOf({ whiteInk: false })) / bare - 1)).toBeLessThan(0.01)
    expect((await brownOf({ whiteInk: true })) / bare).toBeLessThan(0.1)
  })

  it('shows artwork in ink colors, paler where it is cut away', async () => {
    const shows = await page(await writeProof(design, facts, press))
    const { left } = shows((r, g, b) => b > r + 20 && b < 140, [...CUT_ROWS])
    const middle = 612 / 2
    expect(left).toBeGreaterThan(middle - 72 - 1)
    expect(left).toBeLessThan(middle - 72 + 8)
    const neon = sharp({ create: { width: 4, height: 4, channels: 3, background: '#00ff20' } })
    const { rgba } = await softProofed(neon, 4)
    expect(rgba[0]! + rgba[2]!).toBeGreaterThan(60)
    expect(rgba[1]).toBeLessThan(230)
  })

  it('shows findings in the color of their level, and their absence in green', async () => {
    const file = { vector: true, dpi: null, plates: ['CutContour'] }
    const withFindings = (level: 'warning' | 'error') =>
      proofPdf(design, facts, {
        file,
        report: {
          passed: level === 'warning',
          findings: [{ code: 'cut.pieces', level, element: 'cut', measured: 2, wanted: 1 }],
        },
      })
    const rows = [560, 640] as [number, number]
    const green = (r: number, g: number, b: number) => g > r + 60 && g > b + 20
    const red = (r: number, g: number, b: number) => r > 140 && g < 70 && b < 70
    const clean = await page(await proofPdf(design, facts, { file, report: { passed: true, findings: [] } }))
    const stopped = await page(await withFindings('error'))
    expect(clean(green, rows).left).toBeLessThan(50)
    expect(stopped(red, rows).left).toBeLessThan(50)
    expect(stopped(green, rows).left).toBe(Infinity)
  })

  it('marks the place of a finding on the picture, and draws tear lines', async () => {
    const file = { vector: true, dpi: null, plates: ['CutContour'] }
    const amber = (r: number, g: number, b: number) => r > 110 && r < 160 && g > 60 && g < 110 && b < 40
    const marked = async (x: number) => {
      const place = { x, y: 0.5, width: 0, height: 0 }
      const finding = {
        code: 'cut.too-fine',
        level: 'warning',
        element: 'cut',
        measured: 2,
        wanted: 0.06,
        place,
      } as const
      const shows = await page(
        await proofPdf(design, facts, { file, report: { passed: true, findings: [finding] } }),
      )
      const { left, right } = shows(amber, [...CUT_ROWS])
      return (left + right) / 2
    }
    const [one, other] = [await marked(0.25), await marked(1.25)]
    expect(Math.abs(other - one - 72)).toBeLessThan(2)
    const magentas = async (perforation?: string) => {
      const shows = await page(
        await writeProof(
          {
            ...design,
            dieLine: { ...design.dieLine, width: 1, height: 1 },
            ...(perforation && { perforation }),
          },
          facts,
          press,
        ),
      )
      return shows(magenta, [...CUT_ROWS]).right
    }
    expect((await magentas('M0.5 0.5H1.5')) - (await magentas())).toBeGreaterThan(30)
  })

  it('shows every word the customer approves, to the last of a long list (PROD-14)', async () => {
    const file = { vector: true, dpi: null, plates: ['CutContour', 'White'] }
    const finishing = [
      'Matte Lamination',
      'Border',
      'Reverse cut',
      'Designs in this order: Three designs',
      'Printed proof: Printed proof by mail',
      'White-ink backing: White ink behind the print',
      'Unwind direction: 7 · Inside, right side first',
    ]
    const backing = { width: '2.688', height: '2.250' }
    const proofOf = (last: string, around = backing) =>
      proofPdf(
        design,
        {
          ...facts,
          finished: { width: '2.438', height: '2.000', backing: around },
          finishing: [...finishing, last],
        },
        { file, report: { passed: true, findings: [] } },
      )
    const rush = await proofOf('Production: Rush')
    expect(Buffer.compare(rush, await proofOf('Production: Standard'))).not.toBe(0)
    expect(Buffer.compare(rush, await proofOf('Production: Rush', { ...backing, height: '2.375' }))).not.toBe(
      0,
    )
  })

  it('draws how labels come off their roll, beside the largest piece, too (OPT-20)', async () => {
    const file = { vector: true, dpi: null, plates: ['CutContour'] }
    const bare = { ...design, artwork: null, placement: null }
    const dieLine = { shape: 'rectangle', width: 24, height: 18 } as const
    const proofOf = (more: object, on = design.dieLine) =>
      proofPdf(
        { ...bare, dieLine: on },
        { ...facts, ...more },
        { file, report: { passed: true, findings: [] } },
      )
    const drawn = await Promise.all(([1, 2, 3, 4, 5, 6, 7, 8] as const).map((unwind) => proofOf({ unwind })))
    expect(new Set(drawn.map((pdf) => Buffer.from(pdf).toString('base64'))).size).toBe(8)
    // The cut line of the largest piece is as wide as without the roll: nothing covers it.
    const widthOf = async (pdf: Uint8Array) => {
      const { left, right } = (await page(pdf))(magenta, [400, 1000])
      return right - left
    }
    expect(await widthOf(await proofOf({ unwind: 3 }, dieLine))).toBe(
      await widthOf(await proofOf({}, dieLine)),
    )
  })

  it('dimensions the piece with the numbers of its pages (SIZE-14)', async () => {
    const file = { vector: true, dpi: null, plates: ['CutContour'] }
    const isInk = (r: number, g: number, b: number) => r + g + b < 200
    const below = async (width: string) => {
      const finished = { width, height: '1.000', backing: null }
      const pdf = await proofPdf(
        design,
        { ...facts, finished },
        { file, report: { passed: true, findings: [] } },
      )
      const { left, right } = (await page(pdf))(isInk, [299, 310])
      return right - left
    }
    const [short, long] = [await below('2.000'), await below('2.438')]
    expect(short).toBeGreaterThan(5)
    expect(long).toBeGreaterThan(short + 5)
  })

  it('never writes into the signature field, whatever the amount of text', async () => {
    const file = { vector: true, dpi: null, plates: ['CutContour'] }
    const finding = {
      code: 'code.too-fine',
      level: 'warning',
      element: 'artwork',
      measured: 0.005,
      wanted: 0.013,
      detail: 'https://kisscut.example/'.repeat(9),
    } as const
    const bare = { ...design, artwork: null, placement: null }
    const note = 'We moved the lettering away from the cut and made it larger. '.repeat(6)
    for (const count of [1, 2, 3, 4, 9])
      for (const given of [facts, { ...facts, note }]) {
        const findings = Array.from({ length: count }, () => finding)
        const shows = await page(await proofPdf(bare, given, { file, report: { passed: true, findings } }))
        expect(shows((r, g, b) => Math.max(r, g, b) < 120, [642, 647]).left).toBe(Infinity)
      }
  })

  it('has one page, whatever the amount of text', async () => {
    const long = 'A very long name that goes on and on '.repeat(12)
    const pdf = await writeProof(
      { ...design, artwork: null, placement: null },
      { ...facts, product: long, material: long, customer: long, note: long, finishing: [long] },
      press,
    )
    expect(await checkLayout(pdf)).toEqual([])
  })
})

describe('a proof of a drawing that is printed as pixels', () => {
  it('gives the reason and the designer’s options (PROD-8)', async () => {
    const bytes = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10" fill="#336"/><text y="8">Hi</text></svg>',
    )
    const { file, report } = await judged({ ...design, artwork: { mime: 'image/svg+xml', bytes } }, press)
    expect(file.vector).toBe(false)
    expect(report.findings.map((found) => preflightMessage(found))).toContain(
      'This drawing prints as pixels at 600 dpi. It has live text. Convert the text to outlines to print it as vectors.',
    )
    expect((await judged(design, press)).report.findings.map(({ code }) => code)).not.toContain(
      'artwork.as-pixels',
    )
  })
})
