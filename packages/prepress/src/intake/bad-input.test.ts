import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBench, type Bench } from '../testing/files.ts'
import { pdfOf } from '../testing/pdf.ts'
import { pngOf } from '../testing/png/index.ts'
import { LIMITS } from './limits.ts'

let bench: Bench
beforeAll(async () => void (bench = await openBench()))
afterAll(() => bench.close())

const PLEASE = 'Please send a PNG, JPEG, WebP, TIFF, GIF, AVIF, SVG or PDF file.'
const invalid = (message: string) => ({ ok: false, reason: 'invalid', errors: { file: [message] } })
const svg = (content: string, attributes = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`

async function lockedPdf(): Promise<Buffer> {
  const pdf = new PDFDocument({ userPassword: 'hush', ownerPassword: 'hush' })
  const bytes = buffer(pdf.pipe(new PassThrough()))
  pdf.rect(10, 10, 50, 50).fill('red').end()
  return bytes
}

describe('intake rejects in words', () => {
  it('an empty file', async () => {
    expect(await bench.ingest('', 'logo.png')).toEqual(
      invalid('This file is empty. Please choose another one.'),
    )
  })

  it('a file of more than 50 MB, whatever size it claims', async () => {
    const huge = Buffer.alloc(LIMITS.bytes + 1)
    expect(await bench.ingest(huge, 'logo.png')).toEqual({
      ok: false,
      reason: 'too_large',
      message: 'This file is 50.1 MB. The limit is 50 MB.',
    })
    const path = `${bench.folder}/upload-2/original`
    expect(await bench.intake.take({ path, name: 'logo.png', bytes: 7 })).toMatchObject({
      reason: 'too_large',
    })
  })

  it('a picture of 20000 × 20000 pixels', async () => {
    expect(await bench.ingest(pngOf(20_000, 20_000), 'big.png')).toEqual({
      ok: false,
      reason: 'too_large',
      message: 'This picture is 20000 × 20000 pixels. The limit is 100 million (10,000 × 10,000).',
    })
  })

  it.each([
    ['a BMP', 'BM'.padEnd(64, '\0'), 'BMP pictures'],
    ['a ZIP', 'PK\x03\x04'.padEnd(64, '\0'), 'ZIP archives'],
    ['a web page', '<!DOCTYPE html><html><body><svg></svg></body></html>', 'web pages'],
    ['a zipped something', gzipSync('hello').toString('latin1'), 'compressed archives'],
  ])('%s', async (_, bytes, kind) => {
    expect(await bench.ingest(Buffer.from(bytes, 'latin1'), 'logo.png')).toEqual({
      ok: false,
      reason: 'unsupported',
      message: `We can’t print from ${kind}. ${PLEASE}`,
    })
  })

  it('text, programs and noise', async () => {
    const message = `We can’t read this file type. ${PLEASE}`
    for (const bytes of ['hello', '\x7fELF\x02\x01\x01', '\xff\xfe\xfd\xfc'.repeat(99)])
      expect(await bench.ingest(Buffer.from(bytes, 'latin1'), 'logo.svg')).toEqual({
        ok: false,
        reason: 'unsupported',
        message,
      })
  })

  it('a JPEG that is damaged halfway', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
    const jpeg = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#888', noise } })
      .jpeg()
      .toBuffer()
    const half = jpeg.length >> 1
    jpeg.writeUInt16BE(0xffc4, half)
    expect(await bench.ingest(jpeg, 'photo.jpg')).toEqual(
      invalid('We can’t read this JPEG. It is damaged or incomplete. Please export it again.'),
    )
  })

  it('broken files of every kind', async () => {
    const noise = sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
    for (const [format, kind] of [
      ['png', 'PNG'],
      ['jpeg', 'JPEG'],
      ['webp', 'WebP'],
      ['tiff', 'TIFF'],
      ['avif', 'AVIF'],
    ] as const) {
      const whole = await noise.clone().toFormat(format).toBuffer()
      expect(await bench.ingest(whole.subarray(0, whole.length / 3), `logo.${format}`), kind).toEqual(
        invalid(`We can’t read this ${kind}. It is damaged or incomplete. Please export it again.`),
      )
    }
    const broken = invalid('We can’t read this PDF. It is damaged or incomplete. Please export it again.')
    expect(await bench.ingest('%PDF-1.7\nnothing of the kind', 'a.pdf')).toEqual(broken)
    expect(await bench.ingest(svg('<g>').replace('</svg>', ''), 'a.svg')).toEqual(
      invalid('We can’t read this SVG. It is damaged or incomplete. Please export it again.'),
    )
  })

  it('a PDF with a password', async () => {
    expect(await bench.ingest(await lockedPdf(), 'a.pdf')).toEqual(
      invalid('This PDF is password-protected. Please save it without a password.'),
    )
  })

  it('a PDF in which nothing is visible', async () => {
    const blank = invalid('This file is completely transparent.')
    const glass = { width: 30, height: 30, channels: 4, background: '#0000' } as const
    expect(await bench.ingest(await sharp({ create: glass }).png().toBuffer(), 'a.png')).toEqual(blank)
    expect(await bench.ingest(svg('<rect/>'), 'a.svg')).toEqual(blank)
    expect(await bench.ingest(pdfOf(''), 'a.pdf')).toEqual(blank)
  })
})

describe('a hostile SVG', () => {
  it('is rejected with entities of its own', async () => {
    const laughs = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`
    expect(await bench.ingest(laughs, 'a.svg')).toEqual(
      invalid(
        'This SVG defines entities that are more than plain text, which we can’t accept. Please export it as plain SVG.',
      ),
    )
  })

  const tooComplex = invalid(
    'This SVG is too complex: it has too many elements, or repeats them too often. Please simplify it, or send a PDF or PNG.',
  )
  it.each([
    [
      'nested use',
      `<g id="a0"><path d="M0 0h1v1z"/></g>${Array.from({ length: 30 }, (_, n) => `<g id="a${n + 1}"><use href="#a${n}"/><use xlink:href="#a${n}"/></g>`).join('')}`,
    ],
    [
      'nested patterns',
      Array.from(
        { length: 12 },
        (_, n) =>
          `<pattern id="p${n}" width="1" height="1">${`<rect width="1" height="1" fill="url(#p${n + 1})"/>`.repeat(9)}</pattern>`,
      ).join('') + '<rect width="9" height="9" fill="url(#p0)"/>',
    ],
    ['a drawing that contains itself', '<g id="a"><use href="#a"/></g>'],
    ['deep groups', '<g>'.repeat(5000) + '</g>'.repeat(5000)],
    ['very many elements', '<g/>'.repeat(LIMITS.svgElements + 1)],
  ])('is rejected with %s', async (_, content) => {
    expect(await bench.ingest(svg(content), 'a.svg')).toEqual(tooComplex)
  })

  it('is rejected with a pixel bomb inside', async () => {
    const link = `data:image/png;base64,${pngOf(12_000, 12_000).toString('base64')}`
    expect(await bench.ingest(svg(`<image href="${link}" width="9" height="9"/>`), 'a.svg')).toMatchObject({
      reason: 'too_large',
    })
  })

  it('never shows a file of the server', async () => {
    const outcome = await bench.ingest(
      svg(
        `<image href="file:///etc/passwd" width="9" height="9"/><image xlink:href="/etc/hostname"/><rect width="5" height="5"/>`,
      ),
      'a.svg',
    )
    expect(outcome).toMatchObject({ ok: true, value: { isVector: true } })
  })

  it.each(['width="2147483648in" height="1in"', 'viewBox="0 0 1e-9 5"'])(
    'is rejected where it is too thin for a pixel: %s',
    async (attributes) => {
      expect(await bench.ingest(svg('<rect width="9e9" height="9"/>', attributes), 'a.svg')).toEqual(
        invalid(
          'This drawing is so thin that nothing of it would print. Please check its size and export it again.',
        ),
      )
    },
  )

  it('of enormous size is drawn at the size of a raster', async () => {
    const outcome = await bench.ingest(
      svg('<rect width="9e6" height="9e6"/>', 'width="9000000" height="4500000"'),
      'a.svg',
    )
    expect(outcome).toMatchObject({
      ok: true,
      value: { rasterWidth: 2000, rasterHeight: 1000, inchWidth: null },
    })
  })
})

describe('busy processes', () => {
  it('end a slow upload with a message that it took too long, and take the next file', async () => {
    const slow = await openBench({ concurrency: 1, timeoutMs: 2500 })
    const blur =
      '<filter id="f"><feGaussianBlur stdDeviation="3"/><feTurbulence numOctaves="9" baseFrequency="9"/></filter>'
    const heavy = svg(`${blur}${'<rect width="10" height="10" filter="url(#f)"/>'.repeat(2000)}`)
    expect(await slow.ingest(heavy, 'a.svg')).toEqual(
      invalid('This file took too long to open. Please simplify it, or send it as a PNG.'),
    )
    const dot = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    expect(await slow.ingest(await dot.png().toBuffer(), 'a.png')).toMatchObject({ ok: true })
    await slow.close()
  })

  it('ask the shopper to come back when too many files wait', async () => {
    const small = await openBench({ concurrency: 1, queueLength: 1 })
    const file = svg('<rect width="5" height="5"/>')
    const outcomes = await Promise.all([1, 2, 3].map(() => small.ingest(file, 'a.svg')))
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(2)
    expect(outcomes).toContainEqual({
      ok: false,
      reason: 'busy',
      message: 'We’re busy with other files right now. Please try again in a moment.',
    })
    await small.close()
  })
})
