import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBench, type Bench } from '../testing/files.ts'
import { pageOf } from '../testing/page-of.ts'
import { pdfOf } from '../testing/pdf.ts'
import { pngOf } from '../testing/png/index.ts'
import { psdOf } from '../testing/psd.ts'

let bench: Bench
beforeAll(async () => void (bench = await openBench()))
afterAll(() => bench.close())

const svg = (content: string, attributes = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`
const messageFor = async (bytes: Uint8Array | string, name = 'a.bin') => {
  const outcome = await bench.ingest(bytes, name)
  if (outcome.ok) return 'taken'
  return outcome.reason === 'invalid' ? (outcome.errors['file']?.join() ?? '') : outcome.message
}

/** A PNG whose header claims a size that its pixels do not fill. */
const claiming = (width: number, height: number) =>
  pngOf(width, height, { bits: 8, pixels: Buffer.alloc(1000) })

describe('intake handles a bomb and takes the next file:', () => {
  it.each([
    ['a header of more pixels than exist', () => claiming(2 ** 31 - 1, 2 ** 31 - 1)],
    ['a header of many pixels without them', () => claiming(9_999, 9_999)],
    [
      'a Photoshop header of a hundred million pixels',
      () => psdOf({ width: 10_000, height: 10_000, mode: 3, planes: [] }),
    ],
    ['a zipped drawing that unzips without end', () => gzipSync(Buffer.alloc(200 * 1024 * 1024, 32))],
    [
      'entities in entities',
      () => `<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`,
    ],
    [
      'an entity that reads a file',
      () => `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<text>&a;</text>')}`,
    ],
    [
      'clip paths in clip paths',
      () =>
        svg(
          Array.from(
            { length: 40 },
            (_, n) =>
              `<clipPath id="c${n}"><g clip-path="url(#c${n + 1})"><rect clip-path="url(#c${n + 1})" width="9" height="9"/></g></clipPath>`,
          ).join('') + '<rect clip-path="url(#c0)" width="9" height="9"/>',
        ),
    ],
    [
      'masks in masks',
      () =>
        svg(
          Array.from(
            { length: 40 },
            (_, n) =>
              `<mask id="m${n}"><rect mask="url(#m${n + 1})" width="9" height="9"/><rect mask="url(#m${n + 1})" width="9" height="9"/></mask>`,
          ).join('') + '<rect mask="url(#m0)" width="9" height="9"/>',
        ),
    ],
    [
      'markers on ever more points',
      () =>
        svg(
          '<marker id="k">' +
            '<path d="M0 0h1" marker-start="url(#k)" marker-end="url(#k)"/>'.repeat(4) +
            `</marker><path d="M0 0${'h1'.repeat(1000)}" marker-mid="url(#k)"/>`,
        ),
    ],
    ['groups a hundred thousand deep', () => svg('<g>'.repeat(100_000))],
    ['a PDF whose page tree bites its tail', () => pdfOf('').replace('/Kids[4 0 R]', '/Kids[2 0 R]')],
    [
      'a PDF of a form inside itself',
      () => pdfOf('/F Do').replace('/MediaBox', '/Resources<</XObject<</F 3 0 R>>>>/MediaBox'),
    ],
    ['a PDF page of a million inches', () => pdfOf('', { width: 72e6, height: 1e-3 })],
  ] as const)('rejects in words %s', async (_, made) => {
    expect(await messageFor(made())).toMatch(/^(?!taken|.*could not open|.*too long|.*too much memory).*\.$/s)
    const dot = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    expect(await messageFor(await dot.png().toBuffer(), 'dot.png')).toBe('taken')
  })

  it.each([
    ['one path of half a million points', () => svg(`<path d="M0 0${'l1 1-1 0'.repeat(250_000)}z"/>`)],
    [
      'a text of a million letters',
      () => svg(`<rect width="9" height="9"/><title>${'a'.repeat(1e6)}</title>`),
    ],
    [
      'a blur wider than the drawing',
      () =>
        svg(
          '<filter id="f"><feGaussianBlur stdDeviation="1e9"/></filter><rect width="9" height="9" filter="url(#f)"/><rect width="1" height="1"/>',
        ),
    ],
    ['a million frames', () => animated(2000)],
  ] as const)('takes in time %s', async (_, made) => {
    expect(await messageFor(await made())).toMatch(/^taken$|\.$/)
  })
})

/** A page of forms that each show the next one a dozen times: more than any renderer can draw. */
const formsInForms = () =>
  pageOf('/F Do', ({ form }) => {
    let inner = form('1 0 0 0 k 0 0 200 150 re f')
    for (let level = 0; level < 9; level++)
      inner = form('/F Do '.repeat(12), { Resources: { XObject: { F: inner } } })
    return { resources: { XObject: { F: inner } } }
  })

describe('a PDF whose drawing never ends', () => {
  it('is stopped with a message, and the next file is taken', async () => {
    expect(await messageFor(await formsInForms(), 'forms.pdf')).toMatch(
      /took too long to open|needs too much memory/,
    )
    const dot = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    expect(await messageFor(await dot.png().toBuffer(), 'dot.png')).toBe('taken')
  })
})

/** A GIF with the given number of frames. */
async function animated(frames: number): Promise<Buffer> {
  const raw = { width: 4, height: 4 * frames, channels: 3, pageHeight: 4 } as const
  return sharp(Buffer.alloc(4 * 4 * 3 * frames, 99), { raw })
    .gif()
    .toBuffer()
}

describe('a file with references', () => {
  it('makes the shop fetch nothing', async () => {
    const requests: string[] = []
    const server = createServer((request, response) => {
      requests.push(request.url ?? '')
      response.end()
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const reaching = svg(
      `<style>@import url(${home}/1); rect{fill:url(${home}/2)}</style><image href="${home}/3" width="9" height="9"/><use href="${home}/4#a"/><feImage href="${home}/5"/><rect width="9" height="9" style="fill:url('${home}/6')" filter="url(${home}/7#f)"/><script href="${home}/8"/><foreignObject><iframe src="${home}/9"/></foreignObject>`,
    )
    expect(await messageFor(`<?xml-stylesheet href="${home}/0"?>${reaching}`, 'a.svg')).toBe('taken')
    const pdf = await PDFDocument.create()
    pdf.addPage([90, 90]).drawCircle({ size: 30 })
    pdf.addJavaScript('open', `app.launchURL('${home}/10'); this.submitForm('${home}/11')`)
    await pdf.attach(Buffer.from('MZ'), `${home}/12.exe`)
    expect(await messageFor(await pdf.save(), 'a.pdf')).toBe('taken')
    expect(requests).toEqual([])
    await new Promise((closed) => server.close(closed))
  })

  it('writes nowhere but beside itself by its name', async () => {
    const name = `../../../../../..${join(tmpdir(), 'kisscut-escaped')}\0.svg`
    const outcome = await bench.ingest(svg('<rect width="9" height="9"/>'), name)
    if (!outcome.ok) throw new Error('refused')
    for (const path of [outcome.value.rasterPath, outcome.value.cleanPath!])
      expect(path.startsWith(bench.folder)).toBe(true)
    expect(existsSync(join(tmpdir(), 'kisscut-escaped'))).toBe(false)
  })
})
