import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBench, type Bench } from '../testing/files.ts'
import { pageOf } from '../testing/page-of.ts'
import { pdfOf } from '../testing/pdf.ts'
import type { IngestedFile } from '@kisscut/shop/ports/intake'

let bench: Bench
beforeAll(async () => void (bench = await openBench()))
afterAll(() => bench.close())

/** 300 × 200: a red disc on a transparent background. */
const disc = (): Sharp =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><circle cx="150" cy="100" r="90" fill="#e02020"/></svg>',
    ),
  )
const flat = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#3060c0' } })

const take = async (bytes: Uint8Array | string, name: string): Promise<IngestedFile> => {
  const outcome = await bench.ingest(bytes, name)
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome)}`)
  return outcome.value
}

describe('a picture', () => {
  it.each([
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['tiff', 'image/tiff'],
    ['gif', 'image/gif'],
    ['avif', 'image/avif'],
  ] as const)('is accepted as %s, with its transparency', async (format, mime) => {
    const file = await take(
      await disc()
        .toFormat(format, { compression: format === 'tiff' ? 'lzw' : undefined })
        .toBuffer(),
      `logo.${format}`,
    )
    expect(file).toMatchObject({
      mime,
      isVector: false,
      hasAlpha: true,
      pages: 1,
      pixelWidth: 300,
      pixelHeight: 200,
      rasterWidth: 300,
      rasterHeight: 200,
      inchWidth: null,
      notices: [],
    })
    const { data } = await sharp(file.rasterPath).raw().toBuffer({ resolveWithObject: true })
    expect(data[3]).toBe(0)
    expect(
      [...data.subarray((100 * 300 + 150) * 4, (100 * 300 + 150) * 4 + 4)].map((v) => Math.round(v / 16)),
    ).toEqual([14, 2, 2, 16])
  })

  it('is measured by its ink, not by the empty page around it (SIZE-14)', async () => {
    const page = { width: 600, height: 400, channels: 4 as const, background: '#0000' }
    const mark = await flat(60, 40).png().toBuffer()
    const bytes = await sharp({ create: page })
      .composite([{ input: mark, left: 480, top: 40 }])
      .png()
      .toBuffer()
    const { ink = [] } = await take(bytes, 'mark.png')
    const sides = (of: 'x' | 'y') => [
      Math.min(...ink.map((each) => each[of])),
      Math.max(...ink.map((each) => each[of])),
    ]
    for (const [found, wanted] of [
      [sides('x'), [0.8, 0.9]],
      [sides('y'), [0.1, 0.2]],
    ] as const)
      found.forEach((share, at) => expect(share).toBeCloseTo(wanted[at] ?? 0, 2))
    const photo = await take(await flat(600, 300).jpeg().toBuffer(), 'photo.jpg')
    expect(photo.ink).toHaveLength(4)
  })

  it('states its inches where it has a density of its own', async () => {
    const file = await take(await flat(600, 300).jpeg().withMetadata({ density: 300 }).toBuffer(), 'a.JPG')
    expect(file).toMatchObject({
      mime: 'image/jpeg',
      hasAlpha: false,
      inchWidth: '2.000',
      inchHeight: '1.000',
    })
  })

  it('does not take a screen’s 72 dpi for a size in print', async () => {
    const file = await take(await flat(600, 300).jpeg().withMetadata({ density: 72 }).toBuffer(), 'a.jpg')
    expect(file.inchWidth).toBeNull()
  })

  it('is turned upright by its orientation', async () => {
    const file = await take(
      await flat(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
      'phone.jpg',
    )
    expect(file).toMatchObject({ pixelWidth: 20, pixelHeight: 40, rasterWidth: 20, rasterHeight: 40 })
  })

  it('has a raster of at most 2000 pixels, in sRGB', async () => {
    const cmyk = await flat(2200, 1100).toColourspace('cmyk').jpeg().toBuffer()
    const file = await take(cmyk, 'press.jpg')
    expect(file).toMatchObject({ pixelWidth: 2200, rasterWidth: 2000, rasterHeight: 1000 })
    expect(file.notices).toEqual(['This picture is in CMYK. Colors on screen are approximate.'])
    expect(await sharp(file.rasterPath).metadata()).toMatchObject({ format: 'webp', space: 'srgb' })
  })
})

describe('a PDF', () => {
  it('has its first page drawn on a transparent background, in inches', async () => {
    const file = await take(pdfOf('1 0 0 rg 36 18 72 36 re f', { pages: 3 }), 'label.pdf')
    expect(file).toMatchObject({
      mime: 'application/pdf',
      isVector: true,
      hasAlpha: true,
      pages: 3,
      inchWidth: '2.000',
      inchHeight: '1.000',
      rasterWidth: 2000,
      rasterHeight: 1000,
      notices: ['This file has 3 pages. Choose the one to print.'],
    })
    const { data } = await sharp(file.rasterPath).raw().toBuffer({ resolveWithObject: true })
    const middle = (500 * 2000 + 1000) * 4
    expect([data[3], data[middle + 3]]).toEqual([0, 255])
    expect(data[middle]).toBeGreaterThan(240)
    expect(data[middle + 2]).toBeLessThan(20)
  })
})

describe('a PDF with blank pages (FILE-17)', () => {
  const ART = '0 0 1 rg 0 0 144 72 re f'
  const left = (count: number) => `Blank pages at the start of this file: ${count}. We left them out.`

  it.each([
    [['', ART], 1, [left(1)]],
    [['', '', ART, '1 0 0 rg 0 0 9 9 re f'], 2, [left(2), 'This file has 2 pages. Choose the one to print.']],
    [[ART, '', ART], 0, ['This file has 3 pages. Choose the one to print.']],
  ])('begins with the first page that shows something: %j', async (contents, blank, notices) => {
    const file = await take(pdfOf(contents, { pages: contents.length }), 'label.pdf')
    expect(file).toMatchObject({ pages: contents.length - blank, notices })
    const { dominant } = await sharp(file.rasterPath).stats()
    expect(dominant.b).toBeGreaterThan(200)
    if (blank === 0) return
    const stored = await readFile(file.cleanPath!)
    const again = await take(stored, 'again.pdf')
    expect(again).toMatchObject({ pages: contents.length - blank })
    expect(again.notices).not.toContain(left(blank))
  })

  it('is rejected where all pages are blank, or the first ones are', async () => {
    const blank = { ok: false, errors: { file: ['This file is completely transparent.'] } }
    expect(await bench.ingest(pdfOf('', { pages: 3 }), 'a.pdf')).toMatchObject(blank)
    const late = [...Array.from({ length: 25 }, () => ''), ART]
    expect(await bench.ingest(pdfOf(late, { pages: late.length }), 'a.pdf')).toMatchObject(blank)
  })
})

describe('a PDF that consists of a single picture', () => {
  /** A page of 300 × 200 points with a picture of 400 × 400 pixels at `matrix`. */
  const page = async (matrix: string) => {
    const pixels = await flat(400, 400).raw().toBuffer()
    const photo = { Type: '/XObject', Subtype: '/Image', Width: 400, Height: 400, BitsPerComponent: 8 }
    return pageOf(`${matrix} cm /I Do`, (make) => ({
      page: { MediaBox: [0, 0, 300, 200] },
      resources: { XObject: { I: make.stream(pixels, { ...photo, ColorSpace: '/DeviceRGB' }) } },
    }))
  }
  it.each([
    ['fills its page', '300 0 0 200 0 0', 400, 267],
    ['has margins', '100 0 0 100 20 50', 1200, 800],
    ['is turned', '0 100 -100 0 200 50', 1200, 800],
    ['is larger than its page', '600 0 0 600 -100 -200', 200, 133],
  ])(
    'has the shape of the page and the dpi of the picture: %s',
    async (_, matrix, pixelWidth, pixelHeight) => {
      const file = await take(await page(matrix), 'photo.pdf')
      expect(file).toMatchObject({ isVector: false, pixelWidth, pixelHeight })
      expect(pixelWidth / pixelHeight).toBeCloseTo(file.rasterWidth / file.rasterHeight, 1)
    },
  )
})

describe('an SVG', () => {
  it('keeps its vectors and loses scripts and external references', async () => {
    const file = await take(
      `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="2in" height="50.8mm" viewBox="0 0 10 10" onload="steal()">
        <script>steal()</script><style>@import url(http://evil.test/a.css); .a{fill:#0a0} .b{fill:url(//evil.test)}</style>
        <image href="https://evil.test/track.png" width="1" height="1"/><path class="a" d="M0 0h10v10h-10z"/></svg>`,
      'logo.svg',
    )
    expect(file).toMatchObject({
      mime: 'image/svg+xml',
      isVector: true,
      hasAlpha: false,
      inchWidth: '2.000',
      inchHeight: '2.000',
      rasterWidth: 2000,
    })
    const clean = await readFile(file.cleanPath ?? '', 'utf8')
    expect(clean).toContain('<path class="a" d="M0 0h10v10h-10z">')
    expect(clean).toContain('.a{fill:#0a0}')
    expect(clean).not.toMatch(/script|steal|evil|import|onload/)
    expect(file.notices).toHaveLength(2)
  })
})

describe('a file whose name is wrong', () => {
  it('is treated as what it is, with a notice (FILE-1)', async () => {
    const file = await take(pdfOf('0 0 1 rg 0 0 99 99 re f'), '../../etc/logo.png')
    expect(file.mime).toBe('application/pdf')
    expect(file.notices).toEqual(['“logo.png” is actually a PDF, so we read it as one.'])
  })
})
