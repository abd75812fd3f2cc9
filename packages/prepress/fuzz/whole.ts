import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { PDFDocument } from '@cantoo/pdf-lib'
import PdfKit from 'pdfkit'
import sharp from 'sharp'
import { heic, turnedHeic } from '../src/testing/heic.ts'
import { WHOLE } from '../src/testing/hostile.ts'
import { psdOf } from '../src/testing/psd.ts'

/** An SVG with everything the allow-list lets through. */
const RICH = (
  picture: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="2in" height="1in" viewBox="0 0 200 100">
  <style>.a{fill:#e32;stroke-width:2}.b{opacity:.5}</style>
  <linearGradient id="g" x2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#00f" stop-opacity=".3"/></linearGradient>
  <radialGradient id="r" cx="40%" fx="30%" gradientTransform="rotate(9)"><stop stop-color="red"/><stop offset=".9" stop-color="#0a0"/></radialGradient>
  <clipPath id="c"><circle cx="50" cy="50" r="40"/></clipPath>
  <mask id="m"><rect width="200" height="100" fill="url(#g)"/></mask>
  <pattern id="p" width="9" height="9" patternUnits="userSpaceOnUse"><circle r="3" cx="4" cy="4" fill="#063"/></pattern>
  <filter id="f"><feGaussianBlur stdDeviation="2"/><feOffset dx="3"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>
  <marker id="k" markerWidth="4" markerHeight="4"><path d="M0 0h4v4z"/></marker>
  <symbol id="s" viewBox="0 0 10 10"><path d="M0 0C5 9 9 5 10 10Z"/></symbol>
  <g clip-path="url(#c)" transform="translate(3 4) scale(1.1)"><path class="a" d="M10 10h70l-9 60q-20 9-60-8a9 9 0 0 1 8 8z" stroke="#036"/></g>
  <rect x="90" y="10" width="40" height="30" rx="6" fill="url(#r)" stroke="#222" stroke-dasharray="4 2"/>
  <polygon points="140,10 180,20 160,50" fill="url(#p)" mask="url(#m)"/><ellipse class="b" cx="120" cy="70" rx="30" ry="15" filter="url(#f)"/>
  <polyline points="5,90 60,80 90,95" fill="none" stroke="#909" stroke-width="3" marker-end="url(#k)"/><line x1="1" y1="1" x2="199" y2="99" stroke="#777"/>
  <use href="#s" x="150" y="60" width="30" height="30"/><text x="10" y="95" font-size="12">Hi <tspan dx="2">you</tspan></text>
  <image href="data:image/png;base64,${picture}" x="160" y="5" width="20" height="20"/></svg>`

/** A PDF with paths, clips, shadings, pictures, transparency and text; object streams where packed. */
async function richPdf(packed: boolean): Promise<Buffer> {
  const pdf = new PdfKit({ size: [200, 100], compress: packed })
  const bytes = buffer(pdf.pipe(new PassThrough()))
  const run = pdf.linearGradient(0, 0, 100, 0).stop(0, 'red').stop(1, 'blue')
  pdf.rect(5, 5, 90, 40).fill(run)
  pdf.save().circle(140, 30, 25).clip().rect(110, 10, 60, 40).fill([0, 60, 90, 10]).restore()
  pdf.opacity(0.4).path('M10 60C50 90 90 50 120 90L20 95Z').fillAndStroke('#0a5', '#333').opacity(1)
  pdf.dash(4, { space: 2 }).moveTo(120, 60).lineTo(190, 95).stroke().undash()
  pdf.image(await WHOLE['png']!(), 150, 60, { width: 30 })
  pdf.fontSize(12).text('Stickers', 10, 75)
  pdf.end()
  const whole = await bytes
  if (!packed) return whole
  return Buffer.from(await (await PDFDocument.load(whole)).save({ useObjectStreams: true }))
}

const flat = () => sharp({ create: { width: 24, height: 18, channels: 3, background: '#28a' } })
const wide = (value: number) => Buffer.from(Array.from({ length: 8 * 6 * 2 }, (_, n) => (n % 2 ? 7 : value)))

/** Small valid files of more variants than the tests damage. */
export const ALL: Readonly<Record<string, () => Promise<Buffer>>> = {
  ...WHOLE,
  'svg-rich': async () => Buffer.from(RICH((await WHOLE['png']!()).toString('base64'))),
  'pdf-rich': () => richPdf(false),
  'pdf-packed': () => richPdf(true),
  'jpeg-cmyk': () => flat().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(),
  'tiff-cmyk': () => flat().toColourspace('cmyk').tiff({ compression: 'deflate', tile: true }).toBuffer(),
  'png-16': () => flat().toColourspace('rgb16').withIccProfile('p3').png().toBuffer(),
  'png-palette': () =>
    sharp(Buffer.from(RICH('')))
      .png({ palette: true, progressive: true })
      .toBuffer(),
  'gif-animated': () =>
    sharp(Buffer.alloc(8 * 8 * 3 * 3, 99), { raw: { width: 8, height: 24, channels: 3, pageHeight: 8 } })
      .gif({ loop: 0 })
      .toBuffer(),
  'psd-cmyk-16': async () =>
    psdOf({
      width: 8,
      height: 6,
      mode: 4,
      bits: 16,
      layersAreClear: true,
      planes: [9, 99, 200, 255, 90].map(wide),
      resources: [[1057, Buffer.from([0, 0, 0, 1, 1, 0])]],
    }),
  'heic-turned': async () => turnedHeic(await heic('solid'), { quarters: 1, mirror: 1 }),
  'heic-10': () => heic('ten-bit'),
  'eps-binary': async () => {
    const program = await WHOLE['eps']!()
    const head = Buffer.alloc(30)
    head.writeUInt32BE(0xc5d0d3c6)
    head.writeUInt32LE(30, 4)
    head.writeUInt32LE(program.length, 8)
    return Buffer.concat([head, program])
  },
}

/** Text formats, where replaced numbers leave a parsable file. */
export const isText = (kind: string): boolean => /^(svg|pdf|eps)/.test(kind)
