import PDFDocument from 'pdfkit'
import type { Box } from '@kisscut/artwork/geometry'
import type { PressProfile } from './cmyk.ts'

/** Points per inch. */
export const POINTS = 72

/** Date of all files, so that the same design gives the same bytes. */
const UNDATED = new Date(Date.UTC(2000, 0, 1))

type Dictionary = Record<string, unknown>

/**
 * A pdfkit document that never writes RGB. Transparency groups, which svg-to-pdfkit declares as RGB, become
 * CMYK; those used as masks become gray, where black is exactly zero. They are therefore written last.
 */
class PressDocument extends PDFDocument {
  private readonly groups: (() => void)[] = []

  override ref(data: Dictionary = {}): PDFKit.PDFKitReference {
    const reference = super.ref(data)
    const group = data.Group as Dictionary | undefined
    if (group?.CS === 'DeviceRGB') {
      group.CS = 'DeviceCMYK'
      const end = reference.end.bind(reference)
      reference.end = (chunk) => void this.groups.push(() => end(chunk))
    }
    const mask = data.SMask as { G?: { data: { Group: Dictionary } }; BC?: number[] } | undefined
    if (mask?.G && mask.BC) {
      mask.G.data.Group.CS = 'DeviceGray'
      mask.BC = mask.BC.slice(0, 1)
    }
    return reference
  }

  override end(): void {
    for (const finish of this.groups.splice(0)) finish()
    super.end()
  }
}

export interface PageBoxes {
  /** All lengths in inches, in the design's coordinates (y downwards). */
  readonly media: Box
  readonly bleed: Box
  readonly trim: Box
}

/**
 * A document with an empty page as large as its media box, with trim and bleed boxes and the press profile as output intent;
 * without a profile it is not for a press.
 */
export function openDocument(
  title: string,
  boxes: PageBoxes,
  press: PressProfile | null,
): PDFKit.PDFDocument {
  const { media } = boxes
  const document = new PressDocument({
    size: [media.width * POINTS, media.height * POINTS],
    margin: 0,
    pdfVersion: '1.7',
    compress: true,
    info: { Title: title, Producer: 'Kisscut', Creator: 'Kisscut', CreationDate: UNDATED, ModDate: UNDATED },
    // pdfkit would load a standard font; print files have none.
    font: null as unknown as string,
  })
  setBoxes(document, boxes)
  const root = (document as unknown as { _root: { data: Dictionary } })._root.data
  if (press !== null) root.OutputIntents = [outputIntent(document, press)]
  return document
}

/** Adds a page. */
export function addPage(document: PDFKit.PDFDocument, boxes: PageBoxes): void {
  document.addPage({ size: [boxes.media.width * POINTS, boxes.media.height * POINTS], margin: 0 })
  setBoxes(document, boxes)
}

function setBoxes(document: PDFKit.PDFDocument, { media, trim, bleed }: PageBoxes): void {
  const page = document.page.dictionary.data as unknown as Dictionary
  page.TrimBox = inPoints(trim, media)
  page.BleedBox = inPoints(bleed, media)
}

function outputIntent(document: PDFKit.PDFDocument, press: PressProfile): PDFKit.PDFKitReference {
  const profile = document.ref({ N: 4, Filter: 'FlateDecode' })
  profile.end(Buffer.from(press.icc))
  const intent = document.ref({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: new String('Custom'),
    Info: new String(press.name),
    DestOutputProfile: profile,
  })
  intent.end(undefined as unknown as Buffer)
  return intent
}

/** Converts a box to points from the bottom left corner of the media box. */
function inPoints({ x, y, width, height }: Box, media: Box): number[] {
  const left = (x - media.x) * POINTS
  const bottom = (media.y + media.height - y - height) * POINTS
  return [left, bottom, left + width * POINTS, bottom + height * POINTS].map(
    (value) => Math.round(value * 1e4) / 1e4,
  )
}

/** Ends the document and returns its bytes. */
export function bytesOf(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
    document.end()
  })
}
