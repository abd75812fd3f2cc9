import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { existsSync } from 'node:fs'
import { writePsdBuffer } from 'ag-psd'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPress } from '../press/index.ts'
import { openBench, READY_WORKER, type Bench } from '../testing/files.ts'
import { pdfOf } from '../testing/pdf.ts'
import { psdOf } from '../testing/psd.ts'
import type { IngestedFile } from '@kisscut/shop/ports/intake'

let bench: Bench
beforeAll(async () => void (bench = await openBench()))
afterAll(() => bench.close())

const take = async (bytes: Uint8Array | string, name: string, page?: number): Promise<IngestedFile> => {
  const outcome = await bench.ingest(bytes, name, page)
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome)}`)
  return outcome.value
}
const rejection = async (bytes: Uint8Array | string, name: string, page?: number) => {
  const outcome = await bench.ingest(bytes, name, page)
  return outcome.ok ? 'taken' : outcome.reason === 'invalid' ? outcome.errors['file'] : outcome.message
}
/** Red, green, blue and alpha of the raster at shares of its sides, to a sixteenth. */
const colorAt = async ({ rasterPath }: IngestedFile, x: number, y: number): Promise<number[]> => {
  const { data, info } = await sharp(rasterPath).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4
  return [...data.subarray(at, at + 4)].map((value) => Math.round(value / 17))
}

/** A row of one value, packed as Photoshop does. */
const packedRow = (long: number, value: number): Buffer =>
  Buffer.from(
    Array.from({ length: Math.ceil(long / 128) }, (_, run) => [
      257 - Math.max(2, Math.min(128, long - run * 128)),
      value,
    ]).flat(),
  )

describe('a Photoshop file', () => {
  const WITHOUT_PICTURE =
    'This Photoshop file has no picture of its layers. Please save it with “Maximize compatibility”, or as a TIFF or PNG.'
  /** Photoshop's flag that the composite was stored. */
  const MERGED = [1057, Buffer.from([0, 0, 0, 1, 1, 0])] as const
  const pixels = (width: number, height: number) => ({
    width,
    height,
    data: new Uint8ClampedArray(width * height * 4).fill(200),
  })
  it('of the largest allowed size is accepted without being held in memory whole', async () => {
    const side = 9985
    const rows = Array.from({ length: 3 * side }, (_, row) => packedRow(side, ((row >> 4) * 7) % 256))
    const counts = Buffer.alloc(2 * rows.length)
    rows.forEach((row, at) => counts.writeUInt16BE(row.length, at * 2))
    const empty = psdOf({ width: side, height: side, mode: 3, planes: [] })
    empty.writeUInt16BE(3, 12)
    empty.writeUInt16BE(1, empty.length - 2)
    const bench = await openBench({ timeoutMs: 60_000 })
    const outcome = await bench.ingest(Buffer.concat([empty, counts, ...rows]), 'poster.psd')
    await bench.close()
    expect(outcome).toMatchObject({ ok: true, value: { pixelWidth: side, pixelHeight: side } })
  })

  it('by another program is accepted with its composite, packed or not', async () => {
    const imageData = { width: 40, height: 20, data: new Uint8ClampedArray(40 * 20 * 4) }
    for (let pixel = 0; pixel < 800; pixel++)
      imageData.data.set(pixel % 40 < 20 ? [224, 32, 32, 255] : [32, 32, 224, 255], pixel * 4)
    for (const compress of [true, false]) {
      const psd = writePsdBuffer({ width: 40, height: 20, imageData }, { compress })
      const file = await take(psd, 'logo.psd')
      expect(file).toMatchObject({
        mime: 'image/tiff',
        isVector: false,
        pixelWidth: 40,
        pixelHeight: 20,
        notices: [],
      })
      expect(await colorAt(file, 0.25, 0.5)).toEqual([13, 2, 2, 15])
      expect(await colorAt(file, 0.75, 0.5)).toEqual([2, 2, 13, 15])
    }
  })

  it('in CMYK keeps its inks, profile and dpi', async () => {
    const gray = sharp({ create: { width: 60, height: 60, channels: 3, background: '#808080' } })
    const { icc } = await sharp(
      await gray.toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(),
    ).metadata()
    const plane = (ink: number) => Buffer.alloc(30 * 20, 255 - ink)
    const dpi = Buffer.alloc(16)
    dpi.writeUInt32BE(300 * 65536)
    const psd = psdOf({
      width: 30,
      height: 20,
      mode: 4,
      planes: [plane(0), plane(230), plane(210), plane(10)],
      resources: [
        [1039, icc!],
        [1005, dpi],
      ],
    })
    const file = await take(psd, 'press.psd')
    expect(file).toMatchObject({ space: 'cmyk', dpi: 300, inchWidth: '0.100', hasAlpha: false })
    expect(file.profile).toMatch(/\w/)
    expect(file.notices).toEqual(['This picture is in CMYK. Colors on screen are approximate.'])
    const stored = sharp(await readFile(file.cleanPath!))
    expect(await stored.metadata()).toMatchObject({
      format: 'tiff',
      space: 'cmyk',
      hasProfile: true,
      density: 300,
    })
    const inks = await stored.pipelineColourspace('cmyk').toColourspace('cmyk').raw().toBuffer()
    expect([...inks.subarray(0, 4)]).toEqual([0, 230, 210, 10])
    const [red = 0, green = 9, blue = 9] = await colorAt(file, 0.5, 0.5)
    expect(red - Math.max(green, blue)).toBeGreaterThan(7)
  })

  it.each([
    { layersAreClear: true },
    { layersAreClear: 'behind' },
    { layersAreClear: 'behind', large: true },
  ] as const)(
    'in 16 bits keeps them; the white that Photoshop adds below translucent pixels is removed: %o',
    async (how) => {
      const wide = (value: number) =>
        Buffer.from(Array.from({ length: 16 * 16 * 2 }, (_, n) => (n % 2 ? 0 : value)))
      // Half red on white.
      const planes = [wide(255), wide(128), wide(128), wide(128)]
      const file = await take(
        psdOf({ width: 16, height: 16, mode: 3, bits: 16, planes, resources: [MERGED], ...how }),
        'soft.psd',
      )
      expect(file.hasAlpha).toBe(true)
      expect(await sharp(file.cleanPath).metadata()).toMatchObject({ depth: 'ushort', hasAlpha: true })
      expect(await colorAt(file, 0.5, 0.5)).toEqual([15, 0, 0, 8])
    },
  )

  it('by another program keeps the transparent parts of its layers; as a PSB, too', async () => {
    const half = { width: 40, height: 20, data: new Uint8ClampedArray(40 * 20 * 4) }
    for (let pixel = 0; pixel < 800; pixel++)
      if (pixel % 40 < 20) half.data.set([224, 32, 32, 255], pixel * 4)
    const layered = {
      width: 40,
      height: 20,
      imageData: half,
      children: [{ name: 'a disc', left: 0, top: 0, right: 40, bottom: 20, imageData: half }],
    }
    for (const psb of [false, true]) {
      const file = await take(writePsdBuffer(layered, { psb }), psb ? 'logo.psb' : 'logo.psd')
      expect(file).toMatchObject({ mime: 'image/tiff', hasAlpha: true, pixelWidth: 40, notices: [] })
      expect(await colorAt(file, 0.25, 0.5)).toEqual([13, 2, 2, 15])
      expect((await colorAt(file, 0.75, 0.5))[3]).toBe(0)
    }
  })

  it('is rejected in words without a composite, in Lab, too large or damaged', async () => {
    const planes = [Buffer.alloc(4), Buffer.alloc(4), Buffer.alloc(4)]
    const small = { width: 2, height: 2, mode: 3, planes }
    expect(
      await rejection(psdOf({ ...small, resources: [[1057, Buffer.from([0, 0, 0, 1, 0, 0])]] }), 'a.psd'),
    ).toEqual([WITHOUT_PICTURE])
    const layer = { left: 0, top: 0, right: 2, bottom: 2, imageData: pixels(2, 2) }
    expect(await rejection(writePsdBuffer({ width: 2, height: 2, children: [layer] }), 'a.psd')).toEqual([
      WITHOUT_PICTURE,
    ])
    expect(await rejection(psdOf({ ...small, mode: 9 }), 'a.psd')).toMatch(
      /Photoshop files in this color mode/,
    )
    expect(await rejection(psdOf({ ...small, width: 30_000, height: 30_000 }), 'a.psd')).toMatch(
      /100 million/,
    )
    expect(await rejection(psdOf(small).subarray(0, 45), 'a.psd')).toEqual([
      'We can’t read this PSD. It is damaged or incomplete. Please export it again.',
    ])
  })
})

describe('a document of several pages', () => {
  const pages = () => pdfOf(['1 0 0 rg 0 0 144 72 re f', '0 0 1 rg 0 0 144 72 re f'], { pages: 2 })

  it('is accepted whole, or as one page, as vectors', async () => {
    expect(await take(pages(), 'a.pdf')).toMatchObject({
      pages: 2,
      notices: [expect.stringContaining('2 pages')],
    })
    const second = await take(pages(), 'artboards.ai', 2)
    expect(second).toMatchObject({ mime: 'application/pdf', isVector: true, pages: 1, notices: [] })
    expect(await colorAt(second, 0.5, 0.5)).toEqual([0, 0, 15, 15])
    const alone = await take(await readFile(second.cleanPath!), 'kept.pdf')
    expect(alone.pages).toBe(1)
    expect(await colorAt(alone, 0.5, 0.5)).toEqual([0, 0, 15, 15])
  })

  it.each([0, 3, 1.5, -1])('has no page %d', async (page) => {
    expect(await rejection(pages(), 'a.pdf', page)).toEqual([
      'This file has no such page. Please choose one of its 2.',
    ])
  })
})

describe('the report on a picture', () => {
  it('states its color space, its profile and its dpi', async () => {
    const wide = sharp({ create: { width: 90, height: 60, channels: 3, background: '#3060c0' } })
    const file = await take(await wide.withIccProfile('p3').withDensity(300).jpeg().toBuffer(), 'a.jpg')
    expect(file).toMatchObject({ space: 'srgb', dpi: 300, profile: expect.stringMatching(/p3/i) })
  })

  it('states that it has both transparent and white parts, which on white look the same', async () => {
    const on = (inside: string) =>
      sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60">${inside}</svg>`))
        .png()
        .toBuffer()
    const both = await on(
      '<circle cx="30" cy="30" r="25" fill="#c00"/><circle cx="30" cy="30" r="9" fill="#fff"/>',
    )
    expect(await take(both, 'a.png')).toMatchObject({ transparentWhite: true })
    const clearOnly = await on('<circle cx="30" cy="30" r="25" fill="#c00"/>')
    expect(await take(clearOnly, 'a.png')).toMatchObject({ transparentWhite: false })
    const whiteOnly = await on('<rect width="60" height="60" fill="#fff"/><circle cx="30" cy="30" r="25"/>')
    expect(await take(whiteOnly, 'a.png')).toMatchObject({ transparentWhite: false })
  })
})

/** The DOS format of EPS: a header with offsets, the program, and a screen preview after it. */
function dosEps(program: string): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32BE(0xc5d0d3c6)
  head.writeUInt32LE(30, 4)
  head.writeUInt32LE(program.length, 8)
  head.writeUInt32LE(30 + program.length, 20)
  head.writeUInt32LE(99, 24)
  return Buffer.concat([head, Buffer.from(program), Buffer.alloc(99, 7)])
}

describe('a PostScript file', () => {
  const EPS = `%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 10 20 154 92\n1 0 0 setrgbcolor 10 20 144 72 rectfill\nshowpage\n%%EOF\n`
  const hasGhostscript = (process.env['PATH'] ?? '')
    .split(delimiter)
    .some((folder) => existsSync(join(folder, 'gs')))
  const withoutGhostscript = async <T>(work: () => Promise<T>): Promise<T> => {
    const path = process.env['PATH']
    process.env['PATH'] = ''
    try {
      return await work()
    } finally {
      process.env['PATH'] = path
    }
  }

  /** A bench that looks for Ghostscript once and finds none. */
  let undrawn: Bench
  beforeAll(async () => void (undrawn = await openBench({ concurrency: 1 })))
  afterAll(() => undrawn.close())

  it('is stored as uploaded, with its size and a crossed placeholder, without Ghostscript', async () => {
    const outcome = await withoutGhostscript(() => undrawn.ingest(EPS, 'logo.eps'))
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        mime: 'application/postscript',
        failedToRaster: true,
        isVector: true,
        inchWidth: '2.000',
        inchHeight: '1.000',
        rasterWidth: 500,
        rasterHeight: 250,
        notices: [
          'We saved this EPS file, but we can’t open EPS files here, so we can’t print it. Please send it again as a PDF, SVG or PNG.',
        ],
      },
    })
    expect(outcome.ok && outcome.value.cleanPath).toBe(undefined)
  })

  it.each([
    [
      'of an old Illustrator',
      'logo.ai',
      Buffer.from(EPS.replace('EPSF-3.0', '\n%%Creator: Adobe Illustrator(R) 8.0')),
    ],
    [
      'with its size at its end',
      'a.eps',
      Buffer.from(`${EPS.replace('10 20 154 92', '(atend)')}%%BoundingBox: 10 20 154 92\n`),
    ],
    ['with a binary head and a picture behind', 'a.eps', dosEps(EPS)],
  ])('is recognized by its bytes as %s, with its size', async (_, name, bytes) => {
    const outcome = await withoutGhostscript(() => undrawn.ingest(bytes, name))
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        mime: 'application/postscript',
        inchWidth: '2.000',
        inchHeight: '1.000',
        notices: [expect.any(String)],
      },
    })
  })

  it.runIf(hasGhostscript)('becomes a PDF with its vectors where Ghostscript is installed', async () => {
    const file = await take(EPS, 'logo.eps')
    expect(file).toMatchObject({ mime: 'application/pdf', isVector: true, inchWidth: '2.000', notices: [] })
    expect(file.failedToRaster).toBeUndefined()
    expect(await colorAt(file, 0.5, 0.5)).toEqual([15, 0, 0, 15])
    const bytes = await readFile(file.cleanPath!)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const press = createPress({ workerPath: READY_WORKER, tempDir: bench.folder })
    const printed = await press.print({
      title: 'EPS',
      dieLine: { shape: 'rectangle', width: 2, height: 1 },
      look: 'white',
      artwork: { mime: file.mime, bytes },
      placement: { x: 0, y: 0, width: 2, height: 1, rotation: 0 },
    })
    press.close()
    expect(printed.plates).toEqual(['CutContour'])
  })

  it.runIf(hasGhostscript).each([
    ['is no program', 'stop stop ) > ] pop pop'],
    ['reads another file', '(/etc/passwd) (r) file 99 string readstring pop show showpage'],
  ])('that %s is kept undrawn', async (_, program) => {
    const short = await openBench({ timeoutMs: 2500, memoryMb: 500 })
    const outcome = await short.ingest(EPS.replace('1 0 0 setrgbcolor', program), 'logo.eps')
    expect(outcome).toMatchObject({
      ok: true,
      value: { mime: 'application/postscript', failedToRaster: true },
    })
    await short.close()
  })

  it.runIf(hasGhostscript)('that never ends is stopped with a message that it took too long', async () => {
    const short = await openBench({ timeoutMs: 2500 })
    const outcome = await short.ingest(EPS.replace('1 0 0 setrgbcolor', '{} loop'), 'logo.eps')
    expect(outcome).toMatchObject({ ok: false, errors: { file: [expect.stringContaining('took too long')] } })
    await short.close()
  })

  it.runIf(hasGhostscript)('that exhausts memory is never drawn', async () => {
    const short = await openBench({ timeoutMs: 2500, memoryMb: 500 })
    const program = '/a [ ] def { /a [ a 65535 string ] def } loop'
    const outcome = await short.ingest(EPS.replace('1 0 0 setrgbcolor', program), 'logo.eps')
    expect(outcome.ok ? outcome.value.failedToRaster : outcome.reason).toBeOneOf([true, 'invalid'])
    await short.close()
  })

  describe.runIf(hasGhostscript)('with access to other files of the temporary folder', () => {
    let folder: string
    beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'kisscut-secrets-'))))
    afterAll(() => rm(folder, { recursive: true, force: true }))
    const secret = async () => {
      const path = join(folder, `secret-${randomUUID()}`)
      await writeFile(path, 'session secret')
      return path
    }
    const program = (postscript: string) => EPS.replace('1 0 0 setrgbcolor', postscript)
    /** Draws a black square where the operation succeeds, nothing where it is forbidden. */
    const attempt = (postscript: string) => program(`{ ${postscript} 10 20 40 40 rectfill } stopped clear`)

    it('reads none of them', async () => {
      const path = await secret()
      const reads = `(${path}) (r) file 99 string readstring pop show`
      const outcome = await bench.ingest(
        program(`/Courier findfont 9 scalefont setfont 20 50 moveto ${reads}`),
        'logo.eps',
      )
      expect(outcome).toMatchObject({ ok: true, value: { failedToRaster: true } })
    })

    it.each([
      ['deletes none', (path: string) => `(${path}) deletefile`],
      ['renames none', (path: string) => `(${path}) (${path}-renamed) renamefile`],
      ['overwrites none', (path: string) => `(${path}) (w) file dup (taken) writestring closefile`],
    ])('%s', async (_, postscript) => {
      const path = await secret()
      await bench.ingest(attempt(postscript(path)), 'logo.eps')
      expect(await readFile(path, 'utf8')).toBe('session secret')
    })

    it('lists none of them', async () => {
      const path = await secret()
      const lists = `(${folder}/*) { (${bench.folder}/found) (w) file dup 3 -1 roll writestring closefile } 999 string filenameforall`
      await bench.ingest(attempt(lists), 'logo.eps')
      expect(existsSync(join(bench.folder, 'found'))).toBe(false)
      expect(existsSync(path)).toBe(true)
    })
  })
})
