import { PDFDocument, rgb } from '@cantoo/pdf-lib'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { vectorPage } from '../pdf-drawing/index.ts'
import { artworkPicture } from '../print/artwork-pixels.ts'
import { openBench, type Bench } from '../testing/files.ts'
import { pageOf, type Maker, type PageParts } from '../testing/page-of.ts'
import { fileMessage, type NoticeCode, type RejectionCode } from './messages.ts'

let bench: Bench
beforeAll(async () => void (bench = await openBench()))
afterAll(() => bench.close())

const RECT = '1 0 0 rg 20 20 80 60 re f'
const font = (entries: PageParts['resources'] & object) => () => ({ resources: { Font: { F: entries } } })
const HELVETICA = { Type: '/Font', Subtype: '/Type1', BaseFont: '/Helvetica' }
/** A PDF's notices, and its size in inches. */
const seen = async (content: string, parts?: (make: Maker) => PageParts) => {
  const outcome = await bench.ingest(await pageOf(content, parts), 'page.pdf')
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome.value
}
/** Red, green and blue near the top left corner, to a sixteenth: previews are compressed. */
const cornerOf = async (picture: Sharp) => {
  const pixels = await picture.extract({ left: 3, top: 3, width: 1, height: 1 }).raw().toBuffer()
  return [...pixels.subarray(0, 3)].map((value) => Math.round(value / 17))
}
const notice = (code: NoticeCode) => fileMessage(code)
const rejection = (code: RejectionCode) => ({
  ok: false,
  reason: 'invalid',
  errors: { file: [fileMessage(code)] },
})

describe('parts of a file that may look different in print (FILE-7)', () => {
  it('include fonts that are not embedded, which the notice names', async () => {
    const { notices } = await seen('BT /F 40 Tf 20 60 Td (Kiss) Tj ET', font(HELVETICA))
    expect(notices).toEqual([notice('file.fonts-missing')])
  })

  it('cause no notice on a page without fonts', async () => {
    expect((await seen(RECT)).notices).toEqual([])
  })

  it('do not include form fields: preview and print have them', async () => {
    const document = await PDFDocument.create()
    const page = document.addPage([200, 100])
    const field = document.getForm().createTextField('name')
    field.setText('Kiss')
    field.addToPage(page, {
      x: 0,
      y: 0,
      width: 200,
      height: 100,
      backgroundColor: rgb(1, 0, 0),
      borderWidth: 0,
    })
    const bytes = await document.save()
    const outcome = await bench.ingest(bytes, 'form.pdf')
    if (!outcome.ok) throw new Error(JSON.stringify(outcome))
    expect(await cornerOf(sharp(outcome.value.rasterPath))).toEqual([15, 0, 0])
    const artwork = { mime: 'application/pdf', bytes }
    expect(await cornerOf(await artworkPicture(artwork, 100))).toEqual([15, 0, 0])
    expect(await vectorPage(bytes)).not.toHaveProperty('as')
  })

  it('include scans in JBIG2, which the notice names', async () => {
    const scan = ({ stream }: Maker): PageParts => ({
      resources: {
        XObject: {
          Scan: stream(new Uint8Array(40), {
            Subtype: '/Image',
            Width: 8,
            Height: 8,
            BitsPerComponent: 1,
            ColorSpace: '/DeviceGray',
            Filter: '/JBIG2Decode',
          }),
        },
      },
    })
    expect((await seen(`${RECT} q 9 0 0 9 0 0 cm /Scan Do Q`, scan)).notices).toEqual([notice('file.jbig2')])
  })

  it('do not include a page in its own units: it has its real size', async () => {
    const { inchWidth, inchHeight } = await seen(RECT, () => ({ page: { UserUnit: 10 } }))
    expect([inchWidth, inchHeight]).toEqual(['27.778', '20.833'])
  })

  it('include a linked picture, without which an SVG is empty', async () => {
    const linked =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image width="9" height="9" href="data:image/svg+xml;base64,PHN2Zy8+"/></svg>'
    expect(await bench.ingest(linked, 'linked.svg')).toEqual(rejection('file.blank-links'))
  })

  it('do not include an outline by feMorphology, which is drawn in time', async () => {
    const outline =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><filter id="f" x="-20%" y="-20%" width="140%" height="140%"><feMorphology in="SourceAlpha" operator="dilate" radius="4"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter><path d="M50 25L65 70 25 42H75L35 70Z" fill="#c33" filter="url(#f)"/></svg>'
    expect(await bench.ingest(outline, 'outline.svg')).toMatchObject({ ok: true })
  })
})
