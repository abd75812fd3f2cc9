import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { bleedOutline, dieLine, type DieLineSpec } from '@kisscut/artwork/die-line'
import { DEFAULT_PRINT_RULES } from '@kisscut/core/print-rules'
import { boxAround, flatten, type Box, type Ring } from '@kisscut/artwork/geometry'
import DxfParser, { type IPolylineEntity } from 'dxf-parser'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openPdfium } from '../decode/pdfium.ts'
import { checkPrintPdf, openPressProfile, type PrintDesign } from '../print/index.ts'
import { plateLines } from '../testing/plate-lines.ts'
import { writeSheets, type SheetJob } from './index.ts'
import { layOut } from './layout.ts'
import { marksOn, roomFor } from './marks.ts'
import { carried, ontoSheet, shapeOf } from './piece.ts'

const press = await openPressProfile()
const ART = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#e11"/><rect width="5" height="5" fill="#115"/></svg>',
)
const designOf = (dieLine: DieLineSpec, more: Partial<PrintDesign> = {}): PrintDesign => ({
  title: 'piece',
  dieLine,
  look: 'white',
  artwork: { mime: 'image/svg+xml', bytes: ART },
  placement: { x: -0.1, y: -0.1, width: dieLine.width + 0.2, height: dieLine.height + 0.2, rotation: 0 },
  ...more,
})
const marks = { crosses: true, dots: true, label: true } as const
const job = (more: Partial<SheetJob> = {}): SheetJob => ({
  title: 'Job 7',
  pieces: [
    { design: designOf({ shape: 'rectangle', width: 3, height: 2 }), copies: 20 },
    { design: designOf({ shape: 'circle', width: 2, height: 2 }, { look: 'clear' }), copies: 30 },
  ],
  stock: { width: 12, height: 18, gap: 0.125 },
  marks,
  ...more,
})

const polylines = (dxf: string, layer: string): Ring[] =>
  (new DxfParser().parseSync(dxf)!.entities as IPolylineEntity[])
    .filter((entity) => entity.layer === layer)
    .map(({ vertices }) => vertices.map(({ x, y }) => ({ x, y })))

const corners = (rings: readonly Ring[]) =>
  rings
    .map((ring) => boxAround(ring))
    .map(({ x, y, width, height }) => [x, y, x + width, y + height])
    .sort((a, b) => place(a) - place(b))

/** Sorted by rows; in hundredths of an inch, so that a row stays together. */
const place = ([left = 0, top = 0]: readonly number[]) => Math.round(top * 100) * 1e5 + left

const inside = ({ x, y }: { x: number; y: number }, ring: Ring): boolean => {
  let odd = false
  ring.forEach((b, n) => {
    const a = ring[(n + ring.length - 1) % ring.length]!
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) odd = !odd
  })
  return odd
}
const apart = (one: Ring, other: Ring): number =>
  Math.min(
    ...one.flatMap((point) =>
      other.map((a, n) => {
        const b = other[(n + 1) % other.length]!
        const [dx, dy] = [b.x - a.x, b.y - a.y]
        const t = Math.max(
          0,
          Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1)),
        )
        return Math.hypot(point.x - a.x - t * dx, point.y - a.y - t * dy)
      }),
    ),
  )
/** The distance of two boxes; not positive where they overlap. */
const between = (one: Box, other: Box): number =>
  Math.max(
    ...[one.x - other.x - other.width, other.x - one.x - one.width],
    ...[one.y - other.y - other.height, other.y - one.y - one.height],
  )

describe('gang sheets', () => {
  it('have pages as large as the material, with trim around the cuts, every plate, and nothing foreign', async () => {
    const { pdf, nesting, plates, cutSvg, cutDxf } = await writeSheets(job(), press)
    expect(plates).toEqual(['CutContour', 'White'])
    expect((await checkPrintPdf(pdf, nesting.sheets)).problems).toEqual([])
    expect([cutSvg.length, cutDxf.length]).toEqual([nesting.sheets, nesting.sheets])
    const document = await PDFDocument.load(pdf, { updateMetadata: false })
    expect(document.getPageCount()).toBe(nesting.sheets)
    expect(document.getPage(0).getSize()).toEqual({ width: 12 * 72, height: 18 * 72 })
    const { x, y, width, height } = document.getPage(0).getTrimBox()
    const here = nesting.placed.filter(({ sheet }) => sheet === 0)
    const trim = boxAround(here.flatMap((p) => [p, { x: p.x + p.width, y: p.y + p.height }]))
    expect([x, 18 * 72 - y - height, width, height].map((v) => v / 72)).toEqual(
      [trim.x, trim.y, trim.width, trim.height].map((v) => expect.closeTo(v, 4)),
    )
  })

  it('store each design once, however often it is printed', async () => {
    const forms = async (copies: number) => {
      const { pieces } = job()
      const { pdf } = await writeSheets(
        job({ pieces: pieces.map((piece) => ({ ...piece, copies })), stock: { width: 54 } }),
        press,
      )
      const document = await PDFDocument.load(pdf, { updateMetadata: false })
      const stored = document.context
        .enumerateIndirectObjects()
        .filter(
          ([, object]) =>
            object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Form'),
        )
      return { forms: stored.length, bytes: pdf.length }
    }
    const [few, many] = [await forms(1), await forms(150)]
    expect(many.forms).toBe(few.forms)
    expect(many.bytes).toBeLessThan(few.bytes + 60_000)
  })

  it('are cut where they are printed, to a thousandth of an inch, as read by two other libraries', async () => {
    const turnedAndMirrored: SheetJob = job({
      pieces: [
        { design: designOf({ shape: 'rounded_corner', width: 5.1, height: 2.3 }), copies: 9 },
        {
          design: designOf(
            { shape: 'contour', width: 3, height: 3, contour: 'M0.2 0.1L2.9 0.4C3 2 2 3 1 2.8Z' },
            { reverseCut: true, perforation: 'M0.5 1H2' },
          ),
          copies: 7,
        },
      ],
      stock: { width: 13, height: 19, gap: 0.1 },
    })
    const { pdf, cutDxf, cutSvg, nesting } = await writeSheets(turnedAndMirrored, press)
    expect(nesting.placed.some(({ turned }) => turned)).toBe(true)
    const printed = await plateLines(pdf)
    for (const [sheet, dxf] of cutDxf.entries())
      for (const layer of ['CutContour', 'PerfCutContour']) {
        const inks = printed.filter(({ page, plate }) => page === sheet && plate === layer)
        const fromPdf = corners(inks.map(({ points }) => points))
        const fromDxf = corners(
          polylines(dxf, layer).map((ring) => ring.map(({ x, y }) => ({ x, y: 19 - y }))),
        )
        const layerOfSvg = cutSvg[sheet]!.match(new RegExp(`<g id="${layer}".*?</g>`))?.[0] ?? ''
        const fromSvg = corners(
          [...layerOfSvg.matchAll(/ d="([^"]+)"/g)].flatMap(([, path]) => flatten(path!, 0.0005)),
        )
        expect(fromDxf.length).toBe(fromPdf.length)
        expect(fromDxf.length).toBe(fromSvg.length)
        for (const [n, box] of fromPdf.entries())
          for (const [edge, value] of box.entries()) {
            expect(Math.abs(value - fromDxf[n]![edge]!)).toBeLessThan(0.001)
            expect(Math.abs(value - fromSvg[n]![edge]!)).toBeLessThan(0.001)
          }
      }
  })

  it('have ink inside the rings and not between them', async () => {
    const { pdf, nesting } = await writeSheets(job({ stock: { width: 12, height: 18, gap: 0.25 } }), press)
    const library = await openPdfium()
    const { data, width } = await (
      await library.loadDocument(pdf)
    )
      .getPage(0)
      .render({ scale: 50 / 72, render: 'bitmap', transparent: true })
    const at = (x: number, y: number) => {
      const from = (Math.round(y * 50) * width + Math.round(x * 50)) * 4
      return [...data.subarray(from, from + 4)]
    }
    for (const { sheet, x, y, width: wide, height: high, id } of nesting.placed) {
      if (sheet !== 0) continue
      expect(at(x + wide * 0.75, y + high * 0.75)[0]).toBeGreaterThan(150)
      if (id.startsWith('0.')) expect(at(x - 0.1, y + high / 2)[3]).toBe(0)
    }
  })

  it('place the plotter’s registration dots where they are printed', async () => {
    const { cutDxf, cutSvg, pdf } = await writeSheets(job(), press)
    const dots = polylines(cutDxf[0]!, 'Regmark')
    expect(dots).toHaveLength(5)
    for (const ring of dots) expect(boxAround(ring).width).toBeCloseTo(0.25, 2)
    expect(cutSvg[0]).toContain('<g id="Regmark"')
    const library = await openPdfium()
    const { data, width } = await (
      await library.loadDocument(pdf)
    )
      .getPage(0)
      .render({ scale: 1, render: 'bitmap', transparent: true })
    for (const ring of dots) {
      const box = boxAround(ring)
      const [x, y] = [(box.x + 0.125) * 72, (18 - box.y - 0.125) * 72]
      const [r, g, b, a] = data.subarray((Math.floor(y) * width + Math.floor(x)) * 4)
      expect([a, Math.max(r!, g!, b!) < 90]).toEqual([255, true])
    }
  })

  it('fill the rest of the last sheet on request', async () => {
    const { nesting } = await writeSheets(job({ repeat: true }), press)
    const wanted = (await writeSheets(job(), press)).nesting
    expect(nesting.sheets).toBe(wanted.sheets)
    expect(nesting.placed.length).toBeGreaterThan(wanted.placed.length)
  })

  it('become upright lanes on a roll', async () => {
    const label = designOf({ shape: 'rectangle', width: 2, height: 1 })
    const { nesting, pdf } = await writeSheets(
      job({ pieces: [{ design: label, copies: 10 }], layout: 'lanes', stock: { width: 7, gap: 0.125 } }),
      press,
    )
    expect(nesting.placed.map(({ turned }) => turned)).not.toContain(true)
    expect(new Set(nesting.placed.map(({ y }) => y)).size).toBe(Math.ceil(10 / 2))
    const document = await PDFDocument.load(pdf, { updateMetadata: false })
    expect(document.getPage(0).getHeight() / 72).toBeCloseTo(nesting.lengths[0]!, 4)
  })

  it('are rejected in plain words where a piece is larger than the material, or there is nothing to print', async () => {
    await expect(writeSheets(job({ stock: { width: 2.5, height: 2.5 } }), press)).rejects.toThrow(
      'A piece of 3 × 2 in does not fit onto this material.',
    )
    await expect(writeSheets(job({ pieces: [] }), press)).rejects.toThrow('There is nothing to print.')
  })
})

describe('invariants of sheets', () => {
  const size = {
    width: fc.integer({ min: 4, max: 40 }).map((n) => n / 8),
    height: fc.integer({ min: 4, max: 40 }).map((n) => n / 8),
  }
  /** A heart, which fills its box neither at the corners nor at the top center. */
  const heart = ({ width: w, height: h }: { width: number; height: number }) =>
    `M${w / 2} ${h * 0.95}C${w * -0.2} ${h * 0.4} ${w * 0.2} ${h * -0.2} ${w / 2} ${h * 0.25}C${w * 0.8} ${h * -0.2} ${w * 1.2} ${h * 0.4} ${w / 2} ${h * 0.95}Z`
  const spec: fc.Arbitrary<DieLineSpec> = fc.oneof(
    fc.record({ shape: fc.constantFrom('rectangle', 'rounded_corner', 'circle', 'ellipse'), ...size }),
    fc.record(size).map((box): DieLineSpec => ({ shape: 'contour', ...box, contour: heart(box) })),
  )
  const jobs = fc.record({
    specs: fc.array(fc.record({ spec, reverseCut: fc.boolean(), copies: fc.integer({ min: 1, max: 5 }) }), {
      minLength: 1,
      maxLength: 4,
    }),
    gap: fc.constantFrom(0.03, 0.0625, 0.125, 0.2),
    bleed: fc.constantFrom(DEFAULT_PRINT_RULES.bleed, 0.03, 0.25),
    roll: fc.boolean(),
  })

  it('never have a cut in another piece, off the sheet, or nearer than the gap; never ink in a neighbor', async () => {
    await fc.assert(
      fc.asyncProperty(jobs, async ({ specs, gap, bleed, roll }) => {
        const rules = { ...DEFAULT_PRINT_RULES, bleed }
        const pieces = specs.map(({ spec: dieLineSpec, reverseCut, copies }) => ({
          design: designOf({ ...dieLineSpec, rules }, { reverseCut, artwork: null, placement: null }),
          copies,
        }))
        const stock = { width: 12, ...(roll ? {} : { height: 12 }), gap }
        const { cutDxf, nesting } = await writeSheets(job({ pieces, stock }), press)
        for (const [sheet, dxf] of cutDxf.entries()) {
          const rings = polylines(dxf, 'CutContour')
          const boxes = rings.map((ring) => boxAround(ring))
          const high = nesting.lengths[sheet]!
          for (const [n, ring] of rings.entries()) {
            for (const { x, y } of ring) {
              expect(Math.min(x, y)).toBeGreaterThanOrEqual(0.5 - 0.001)
              expect(x).toBeLessThanOrEqual(12 - 0.5 + 0.001)
              expect(y).toBeLessThanOrEqual(high - 0.5 + 0.001)
            }
            for (const [m, other] of rings.entries()) {
              if (m <= n || between(boxes[n]!, boxes[m]!) > gap) continue
              expect(inside(ring[0]!, other) || inside(other[0]!, ring)).toBe(false)
              expect(Math.min(apart(ring, other), apart(other, ring))).toBeGreaterThanOrEqual(gap - 0.002)
            }
          }
        }
        for (const nested of nesting.placed) {
          const { design } = pieces[Number.parseInt(nested.id, 10)]!
          const matrix = ontoSheet(shapeOf(design), nested)
          const ink = flatten(carried(bleedOutline(design.dieLine, Math.min(bleed, gap / 2)), matrix), 0.0005)
          const cut = boxAround(flatten(carried(dieLine(design.dieLine), matrix), 0.0005).flat())
          expect(cut).toEqual(near(nested))
          const reach = boxAround(ink.flat())
          expect(reach.x).toBeGreaterThanOrEqual(nested.x - gap / 2 - 0.001)
          expect(reach.x + reach.width).toBeLessThanOrEqual(nested.x + nested.width + gap / 2 + 0.001)
        }
      }),
      { numRuns: 15, seed: 5 },
    )
  })

  it('always end one margin below the last piece on a roll, placed once however many copies are requested', () => {
    const lanes = fc.constantFrom('nest', 'lanes')
    fc.assert(
      fc.property(jobs, lanes, fc.boolean(), fc.boolean(), ({ specs, gap }, layout, repeat, dots) => {
        const pieces = (layout === 'lanes' ? specs.slice(0, 1) : specs).map(
          ({ spec: dieLineSpec, copies }) => ({
            design: designOf(dieLineSpec),
            copies,
          }),
        )
        const { nesting, stock } = layOut(
          job({ pieces: pieces, stock: { width: 12, gap }, marks: { dots, label: true }, layout, repeat }),
        )
        expect(stock.margin).toBe(dots ? 0.5 : 0.375)
        expect(nesting.placed).toHaveLength(pieces.reduce((sum, { copies }) => sum + copies, 0))
        const foot = Math.max(...nesting.placed.map(({ y, height }) => y + height))
        expect(nesting.lengths).toEqual([expect.closeTo(foot + stock.margin, 9)])
        expect(Math.min(...nesting.placed.map(({ y }) => y))).toBeCloseTo(stock.margin, 9)
      }),
      { numRuns: 60, seed: 2 },
    )
  })

  it('always have more of the same designs in turn when filled up, on as many sheets', () => {
    fc.assert(
      fc.property(jobs, ({ specs, gap }) => {
        const wanted = specs.map(({ spec: dieLineSpec, copies }) => ({
          design: designOf(dieLineSpec),
          copies,
        }))
        const of = (repeat: boolean) =>
          layOut(job({ pieces: wanted, stock: { width: 12, height: 12, gap }, repeat })).nesting
        const [plain, filled] = [of(false), of(true)]
        expect(filled.sheets).toBe(plain.sheets)
        const isWanted = ({ id }: { id: string }) => {
          const [design = 0, copy = 0] = id.split('.').map(Number)
          expect(design).toBeLessThan(wanted.length)
          return copy < wanted[design]!.copies
        }
        expect(filled.placed.filter(isWanted)).toEqual(plain.placed)
        for (const each of filled.placed) if (!isWanted(each)) expect(each.sheet).toBe(plain.sheets - 1)
      }),
      { numRuns: 40, seed: 6 },
    )
  })

  it('never have a mark on a piece or off the sheet', () => {
    fc.assert(
      fc.property(
        fc.record({
          width: fc.integer({ min: 16, max: 500 }).map((n) => n / 8),
          height: fc.integer({ min: 16, max: 5000 }).map((n) => n / 8),
          crosses: fc.boolean(),
          dots: fc.boolean(),
          label: fc.boolean(),
        }),
        ({ width, height, ...wanted }) => {
          const margin = roomFor(wanted)
          const { crosses, dots, label } = marksOn({ width, height }, margin, wanted)
          for (const { x, y } of [...crosses, ...dots]) {
            const edge = Math.min(x, y, width - x, height - y)
            expect(edge).toBeGreaterThanOrEqual(0.125 - 1e-9)
            expect(edge).toBeLessThanOrEqual(margin - 0.125 + 1e-9)
          }
          for (const [n, one] of [...dots, ...crosses].entries())
            for (const other of [...dots, ...crosses].slice(n + 1))
              expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(0.25 - 1e-9)
          if (label) expect(label.x + label.width).toBeLessThan(width)
          expect(dots.length).toBeGreaterThanOrEqual(wanted.dots ? 5 : 0)
        },
      ),
      { numRuns: 300 },
    )
  })
})

const near = ({ x, y, width, height }: Box) => ({
  x: expect.closeTo(x, 2.5),
  y: expect.closeTo(y, 2.5),
  width: expect.closeTo(width, 2.5),
  height: expect.closeTo(height, 2.5),
})
