import { PDFDocument } from '@cantoo/pdf-lib'
import { barSymbol, qrSymbol } from '@kisscut/artwork/codes'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { PrintDesign } from '../print/index.ts'
import { pdfOf } from '../testing/pdf.ts'
import { codes, found, seen, square, svg, within } from '../testing/preflighted.ts'
import { cutFindings, PREFLIGHT, preflightMessage } from './index.ts'

const contour = (path: string, size = 4) => {
  const findings = cutFindings({ shape: 'contour', width: size, height: size, contour: path })
  for (const { code } of findings) seen.add(code)
  return findings
}

describe('the place of a finding', () => {
  it('is a box on the product', async () => {
    const [unsafe] = await found({ placement: { ...within, x: 0.03 } })
    expect(unsafe).toMatchObject({ code: 'artwork.outside-safe-area', place: { width: 0 } })
    expect(unsafe!.place!.x).toBeCloseTo(0.0625, 1)
    const [noBleed] = await found({ placement: { x: 0, y: 0, width: 2, height: 2, rotation: 0 } })
    expect(noBleed!.code).toBe('artwork.no-bleed')
    expect(noBleed!.place!.width).toBeCloseTo(2, 1)
    const neonBelow = svg(
      '<rect width="10" height="5" fill="#654"/><rect y="5" width="10" height="5" fill="#0f2"/>',
    )
    const [dull] = await found({ artwork: neonBelow })
    expect(dull).toMatchObject({ code: 'artwork.out-of-gamut', measured: 50 })
    expect(dull!.place!.y).toBeCloseTo(1, 1)
    expect(dull!.place!.height).toBeCloseTo(0.75, 1)
    const [turned] = await found({ artwork: neonBelow, placement: { ...within, rotation: 90 } })
    expect(turned!.place!.x).toBeCloseTo(0.25, 1)
    expect(turned!.place!.width).toBeCloseTo(0.75, 1)
  })
})

describe('pictures wrapped in a PDF', () => {
  const wrapped = async (pixels: number) => {
    const document = await PDFDocument.create()
    const png = await sharp({ create: { width: pixels, height: pixels, channels: 3, background: '#654' } })
      .png()
      .toBuffer()
    document.addPage([144, 144]).drawImage(await document.embedPng(png), { width: 144, height: 144 })
    return { mime: 'application/pdf', bytes: await document.save({ useObjectStreams: false }) }
  }

  it('are judged by their own pixels, unlike drawings in a PDF', async () => {
    expect(await found({ artwork: await wrapped(150) })).toMatchObject([
      { code: 'artwork.low-resolution', measured: 100 },
    ])
    expect(await codes({ artwork: await wrapped(600) })).toEqual([])
    const vector = { mime: 'application/pdf', bytes: Buffer.from(pdfOf('0.4 0.3 0.3 rg 0 0 144 72 re f')) }
    expect(await codes({ artwork: vector })).toEqual([])
  })
})

describe('white artwork on a material that is not white', () => {
  const white = svg('<rect width="10" height="10" fill="#fff"/>')

  it('is reported where no white ink lies below, and fixed by white ink', async () => {
    const [only, ...others] = await found({ look: 'kraft', artwork: white })
    expect(others).toEqual([])
    expect(only).toMatchObject({ code: 'artwork.white-without-ink', measured: 100, fix: { whiteInk: true } })
    // The words of the pages: not every material is film, and white ink is not always offered.
    expect(preflightMessage(only!)).toBe(
      '100% of your artwork is white. White isn’t printed on this material, so the material shows there.',
    )
    expect(await codes({ look: 'kraft', artwork: white, ...only!.fix })).toEqual([])
    expect(await codes({ look: 'clear', artwork: white, whiteInk: false })).toEqual([
      'artwork.white-without-ink',
    ])
    expect(await codes({ look: 'clear', artwork: white })).toEqual([])
    expect(await codes({ look: 'white', artwork: white })).toEqual([])
    expect(await codes({ look: 'kraft' })).toEqual([])
  })
})

describe('a plain background', () => {
  const boxed = async (background: string, alpha = 1) => {
    const [width, height] = [120, 90]
    const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${background}" fill-opacity="${alpha}"/><circle cx="60" cy="45" r="30" fill="#c02040"/></svg>`
    return { mime: 'image/png', bytes: await sharp(Buffer.from(disc)).png().toBuffer() }
  }
  const contoured = {
    dieLine: { ...square, shape: 'contour', contour: 'M0.2 0.2H1.8V1.8H0.2Z' },
  } as const
  const backgrounds = async (more: Partial<PrintDesign>) =>
    (await found(more)).filter(({ code }) => code === 'artwork.plain-background')

  it.each([
    ['#fff', 'white'],
    ['#000', 'black'],
    ['#2b6cb0', 'plain'],
  ])('of %s is reported where the cut follows the artwork, with help (PROD-15)', async (color, word) => {
    const artwork = await boxed(color)
    expect(await backgrounds({ ...contoured, artwork })).toMatchObject([
      { level: 'warning', detail: word, fix: { removeBackground: true } },
    ])
    expect(await backgrounds({ artwork })).toEqual([])
  })

  it('is not reported where it is transparent, the whole artwork, or drawn', async () => {
    const one = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    for (const artwork of [
      await boxed('#fff', 0.2),
      { mime: 'image/png', bytes: one },
      svg('<rect width="10" height="10" fill="#fff"/><circle cx="5" cy="5" r="3"/>'),
    ])
      expect(await backgrounds({ ...contoured, artwork })).toEqual([])
  })
})

describe('artwork printed to its edges', () => {
  const photo = async (width: number, height: number) => ({
    mime: 'image/png',
    bytes: await sharp({ create: { width, height, channels: 3, background: '#2b6cb0' } })
      .png()
      .toBuffer(),
  })
  const banner = { ...square, width: 11.5, height: 3 }
  const between = { x: 1.625, y: 0.125, width: 8.25, height: 2.75, rotation: 0 }

  it('is reported where it leaves part of the shape blank, and fills it in one step (DESIGN-26)', async () => {
    const artwork = await photo(3600, 1200)
    const [blank, ...others] = await found({ artwork, dieLine: banner, placement: between })
    expect([blank, others]).toMatchObject([
      { code: 'artwork.leaves-blank', measured: 3, level: 'warning' },
      [],
    ])
    expect(await codes({ artwork, dieLine: banner, ...blank!.fix })).toEqual([])
  })

  it('is fitted, not filled, where a margin stays blank (OPT-10, PROD-19)', async () => {
    const artwork = await photo(3600, 1200)
    const dieLine = { ...banner, margin: 0.25 }
    expect(await codes({ artwork, dieLine, placement: between })).toEqual(['artwork.covers-border'])
    const toTheLine = { x: 0, y: 0, width: 9, height: 3, rotation: 0 }
    const [stops] = await found({ artwork, dieLine, placement: toTheLine })
    const { placement } = stops!.fix!
    expect([placement!.y, placement!.height]).toEqual([0.25, 2.5])
    expect(await codes({ artwork, dieLine, placement })).toEqual([])
  })

  it('may have a white frame of even width', async () => {
    expect(await codes({ artwork: await photo(900, 900) })).toEqual([])
  })
})

describe('codes in an artwork', () => {
  const symbol = qrSymbol(
    'https://kisscut.example/a/rather/long/address/for/so/small/a/sticker?and=more',
    'H',
  )
  const artwork = {
    mime: 'image/svg+xml',
    bytes: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${symbol.width} ${symbol.height}"><path d="${symbol.path}"/></svg>`,
    ),
  }

  it('are reported with their place where their modules are too fine to scan (CODE-5)', async () => {
    const [fine] = await found({
      artwork,
      placement: { x: 0.75, y: 0.75, width: 0.5, height: 0.5, rotation: 0 },
    })
    expect(fine!.code).toBe('code.too-fine')
    expect(preflightMessage(fine!)).toContain('https://kisscut.example')
    expect(fine!.place!.x).toBeGreaterThan(0.74)
    expect(fine!.place!.x + fine!.place!.width).toBeLessThan(1.26)
    expect(await codes({ artwork })).toEqual([])
  })
})

describe('bar codes in an artwork', () => {
  const symbol = barSymbol('ean13', '5901234123457', { digits: false })
  const artwork = {
    mime: 'image/svg+xml',
    bytes: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${symbol.width} ${symbol.height}"><path d="${symbol.path}"/></svg>`,
    ),
  }
  const wide = (width: number) =>
    codes({
      artwork,
      placement: { x: 0.2, y: 0.5, width, height: (width * symbol.height) / symbol.width, rotation: 0 },
    })

  it('are reported below 0.25 mm a bar', async () => {
    expect(await wide(0.8)).toEqual(['code.too-fine'])
    expect(await wide(1.5)).toEqual([])
  })
})

describe('tear lines', () => {
  it('split the product away from its ink', async () => {
    expect(await codes({ perforation: 'M0 1.9H2' })).toEqual([])
    const [through, ...others] = await found({ perforation: 'M0 1H2' })
    expect(others).toEqual([])
    expect(through!.code).toBe('tear.through-ink')
    expect(through!.measured).toBeCloseTo(75, -1)
    expect(through!.place!.x).toBeCloseTo(0.25, 1)
    expect(await found({ perforation: 'M0 1.9H5' })).toMatchObject([
      { code: 'tear.off-product', element: 'cut' },
    ])
  })
})

describe('cuttable lines', () => {
  const holes = (count: number, size: number) =>
    `M0 0H4V4H0Z${Array.from({ length: count }, (_, n) => {
      const [x, y] = [0.3 + (n % 5) * 0.7, 0.3 + Math.floor(n / 5) * 0.7]
      return `M${x} ${y}V${y + size}H${x + size}V${y}Z`
    }).join('')}`

  it('have no needle-sharp points', () => {
    const [sharp] = contour('M0 0L4 1.9L4 2.1L0 4Z').filter(({ code }) => code === 'cut.sharp-corner')
    expect(sharp).toBeUndefined()
    const [needle] = contour('M0 1.5L4 2L0 2.5Z').filter(({ code }) => code === 'cut.sharp-corner')
    expect(needle).toMatchObject({ measured: 14, wanted: 25 })
    expect(needle!.place!.x).toBeGreaterThan(3.8)
  })

  it('have only holes worth weeding, and not too many', () => {
    expect(contour(holes(3, 0.4))).toEqual([])
    expect(contour(holes(3, 0.04))).toMatchObject([{ code: 'cut.tiny-holes', measured: 3 }])
    expect(contour(holes(20, 0.4))).toMatchObject([{ code: 'cut.weeding', measured: 20, wanted: 12 }])
  })

  it('are reported where they are too fine, too small, open or missing', () => {
    expect(contour('M0 0H2V2H0ZM2 1H4V1.02H2Z')[0]).toMatchObject({
      code: 'cut.too-fine',
      place: { x: expect.closeTo(2.03, 1) as number, width: expect.closeTo(1.97, 1) as number },
    })
    expect(contour('M0 0H2V2H0ZM3 0H3.2V0.2H3Z')[0]).toMatchObject({ code: 'cut.too-small', place: { x: 3 } })
    expect(contour('M0 0H2V2H0')).toMatchObject([{ code: 'cut.open' }])
    expect(contour('M0 0L0 0')).toMatchObject([{ code: 'cut.none' }])
  })
})

describe('every finding about artwork and cut lines', () => {
  it('has a design in this file that causes it', async () => {
    await found({ artwork: null, placement: null })
    await found({ artwork: { mime: 'image/heic', bytes: new Uint8Array(9) } })
    await found({ placement: { ...within, x: 9 } })
    const coarse = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#654' } })
      .png()
      .toBuffer()
    await found({ artwork: { mime: 'image/png', bytes: coarse } })
    const sign = { shape: 'rectangle', width: 12, height: 12, hasHoles: true } as const
    const disc = svg('<circle cx="5" cy="5" r="5" fill="#654"/>')
    await found({
      dieLine: sign,
      artwork: disc,
      placement: { x: 0.2, y: 0.2, width: 2, height: 2, rotation: 0 },
    })
    // Only the written file shows that a drawing became pixels: the proof adds it.
    const ofThese = Object.keys(PREFLIGHT).filter((code) => !/^(drawing|lettering|cut-out)\./.test(code))
    expect(ofThese.filter((code) => !seen.has(code))).toEqual(['artwork.as-pixels'])
  })
})
