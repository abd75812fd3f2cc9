import { dieLine, type DieLineSpec } from '@kisscut/artwork/die-line'
import { flatten, signedArea } from '@kisscut/artwork/geometry'
import DxfParser, { type IDxf, type IPolylineEntity } from 'dxf-parser'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cutDxf, cutSvg, type CutJob } from './index.ts'

const jobOf = (spec: DieLineSpec): CutJob => ({ lines: [{ name: 'CutContour', path: dieLine(spec) }] })
const read = (dxf: string): IDxf => {
  const parsed = new DxfParser().parseSync(dxf)
  if (!parsed) throw new Error('not a DXF')
  return parsed
}
const polylines = (dxf: string) => read(dxf).entities as IPolylineEntity[]

describe('a cut file', () => {
  it('has closed polylines in inches on a layer of their own, as another library reads it', () => {
    const dxf = cutDxf(jobOf({ shape: 'rectangle', width: 3, height: 2 }))
    const { header, tables } = read(dxf)
    expect(header).toMatchObject({ $INSUNITS: 1 })
    expect(Object.keys(tables.layer.layers)).toEqual(['CutContour'])
    const [line, ...others] = polylines(dxf)
    expect(others).toEqual([])
    expect(line).toMatchObject({ type: 'POLYLINE', layer: 'CutContour', shape: true })
    const corners = line!.vertices.map(({ x, y }) => `${x},${y}`)
    expect(new Set(corners)).toEqual(new Set(['0,0', '3,0', '3,2', '0,2']))
  })

  it('is upright: up in the artwork is up on the plotter', () => {
    const [line] = polylines(cutDxf({ lines: [{ name: 'CutContour', path: 'M0 0L4 0L2 3Z' }] }))
    expect(line!.vertices.map(({ y }) => y).sort()).toEqual([0, 3, 3])
  })

  it('has every ring, and perforations on their own layer', () => {
    const job: CutJob = {
      lines: [
        { name: 'CutContour', path: 'M0 0H1V1H0ZM2 0H3V1H2Z' },
        { name: 'PerfCutContour', path: 'M-1 -1H4V2H-1Z' },
      ],
    }
    expect(polylines(cutDxf(job)).map(({ layer }) => layer)).toEqual([
      'CutContour',
      'CutContour',
      'PerfCutContour',
    ])
    expect(cutSvg(job)).toMatch(/ width="5in" height="3in" viewBox="-1 -1 5 3"/)
  })

  it('as SVG has the size of the sticker and keeps curves as curves', async () => {
    const svg = cutSvg(jobOf({ shape: 'circle', width: 2, height: 2 }))
    expect(svg).toMatch(/ width="2in" height="2in"/)
    expect(svg).toMatch(/[AaCc]/)
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({
      width: 2 * 72,
      height: 2 * 72,
    })
  })

  it('leaves tear lines open, and everything at its place on the sheet', () => {
    const job: CutJob = {
      lines: [
        { name: 'PerfCutContour', path: 'M1 1.5H3' },
        { name: 'CutContour', path: 'M1 1H3V2H1Z' },
      ],
      sheet: { width: 12, height: 18 },
    }
    const [tear, cut] = polylines(cutDxf(job))
    expect([tear!.shape ?? false, cut!.shape]).toEqual([false, true])
    expect(tear!.vertices.map(({ x, y }) => [x, y])).toEqual([
      [1, 16.5],
      [3, 16.5],
    ])
    expect(cutSvg(job)).toMatch(/ width="12in" height="18in" viewBox="0 0 12 18"/)
  })

  it('of a reverse cut is mirrored within its product', () => {
    const job: CutJob = { lines: [{ name: 'CutContour', path: 'M0 0H1V2H0Z' }], mirrored: 3 }
    expect(cutSvg(job)).toMatch(/viewBox="2 0 1 2".* d="M3 0[ L]?/)
    const [line] = polylines(cutDxf(job))
    expect(new Set(line!.vertices.map(({ x }) => x))).toEqual(new Set([2, 3]))
  })

  it('throws where there is nothing to cut', () => {
    expect(() => cutDxf({ lines: [] })).toThrow(RangeError)
  })
})

describe('invariants of cut files', () => {
  it('never changes the size or the area of a sticker by more than a knife’s precision', () => {
    const spec = fc.record({
      shape: fc.constantFrom('rectangle', 'rounded_corner', 'circle', 'ellipse'),
      width: fc.integer({ min: 250, max: 48_000 }).map((n) => n / 1000),
      height: fc.integer({ min: 250, max: 48_000 }).map((n) => n / 1000),
      clipRadius: fc.integer({ min: 0, max: 50 }),
    })
    fc.assert(
      fc.property(spec, (each) => {
        const [line] = polylines(cutDxf(jobOf(each as DieLineSpec)))
        const ring = line!.vertices.map(({ x, y }) => ({ x, y }))
        const truth = flatten(dieLine(each as DieLineSpec), 0.00005)[0]!
        const perimeter = 2 * (each.width + each.height)
        expect(Math.abs(Math.abs(signedArea(ring)) - Math.abs(signedArea(truth)))).toBeLessThan(
          perimeter * 0.001,
        )
      }),
      { numRuns: 100, seed: 3 },
    )
  })
})
